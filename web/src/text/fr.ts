/** The French texts, without those that only a terminal or a lesson says. */
export default Object.values(
  import.meta.glob<string>(
    ['../../../src/ludotheque/locales/fr/*.ftl', '!../../../src/ludotheque/locales/fr/{terminal,arena,engine,host,*-learn}.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
