/** Which lesson shows a rule: the course of each game is fetched once. */
import { say } from '../text/say.svelte';
import { course } from '../wire/http';
import type { LessonListed } from '../wire/bodies';

const courses = new Map<string, Promise<LessonListed[]>>();

/** The lessons of a game; none where it has no course or the server does not answer. */
export function lessonsOf(game: string): Promise<LessonListed[]> {
  const found = courses.get(game) ?? course(game).then(({ lessons }) => lessons, () => []);
  courses.set(game, found);
  return found;
}

/** The lesson that shows most of these rules, the first of them. */
export function showing(lessons: readonly LessonListed[], clauses: readonly string[]): LessonListed | null {
  const shown = (lesson: LessonListed): number => clauses.filter((clause) => lesson.clauses.includes(clause)).length;
  const most = Math.max(1, ...lessons.map(shown));
  return lessons.find((lesson) => shown(lesson) === most) ?? null;
}

/** Gives every section of a rules page that a lesson shows a link to it. */
export function linkLessons(page: HTMLElement, game: string, lessons: readonly LessonListed[]): void {
  for (const section of page.querySelectorAll<HTMLElement>('[data-clause]')) {
    const lesson = showing(lessons, section.dataset.clause?.split(/\s+/) ?? []);
    const heading = section.querySelector('h3, h4, dt') ?? section;
    if (!lesson || section.querySelector('.show-lesson')) continue;
    const link = document.createElement('a');
    link.className = 'show-lesson';
    link.href = `/learn/${game}/${lesson.key}`;
    link.textContent = say('shell-learn-show');
    link.title = say(`${game}-learn-${lesson.key}`);
    heading.append(' ', link);
  }
}
