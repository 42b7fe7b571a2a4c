/** The English texts, without those that only a terminal or a lesson says. */
export default Object.values(
  import.meta.glob<string>(
    ['../../../src/ludotheque/locales/en/*.ftl', '!../../../src/ludotheque/locales/en/{terminal,arena,engine,host,*-learn}.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
