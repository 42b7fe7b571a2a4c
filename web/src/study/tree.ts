/** A chapter as this browser holds it: a tree of moves by their numbers, never changed in place. */
import type { EventTold, Json, LogEntry } from '../wire/messages';
import type { ChapterTold, ChapterWish, StudyTold, StudyWish } from '../wire/studies';

export const ROOT = 0;

export interface Node {
  node: number;
  parent: number | null;
  /** The first one goes on with the main line. */
  children: number[];
  seat: number | null;
  move: string;
  events: EventTold[];
  comment: string;
  marks: string[];
  judgement: string;
}

export interface Chapter {
  chapter: number;
  title: string;
  /** A record without its moves, by which the server knows the position. */
  start: Record<string, Json>;
  game: string;
  options: Record<string, Json>;
  seats: number;
  engine: boolean;
  nodes: Record<number, Node>;
}

export interface Study {
  title: string;
  chapters: Chapter[];
}

/** A move on its way into a tree. */
export interface Step {
  seat: number | null;
  move: string;
  events: EventTold[];
}

export function chapterOf(told: ChapterTold): Chapter {
  const nodes: Record<number, Node> = {};
  for (const one of told.nodes) {
    nodes[one.node] = { ...one, children: [] };
    if (one.parent !== null) nodes[one.parent]?.children.push(one.node);
  }
  return { ...told, nodes };
}

/** Where a chapter begins, as a file: how the game that it came from ended is no part of it. */
export function beginning({ start }: Chapter): Chapter['start'] {
  return Object.fromEntries(Object.entries(start).filter(([key]) => key !== 'result'));
}

export const studyOf = (told: StudyTold): Study => ({ title: told.title, chapters: told.chapters.map(chapterOf) });

/** What the server is told of it: parents first, siblings in their order. */
export function wishOf({ title, chapters }: Study): StudyWish {
  return { title, chapters: chapters.map(chapterWish) };
}

function chapterWish(chapter: Chapter): ChapterWish {
  const nodes = below(chapter, ROOT).map(({ node, parent, move, comment, marks, judgement }) => ({ node, parent, move, comment, marks, judgement }));
  return { title: chapter.title, start: chapter.start, nodes };
}

/** A node and all that hangs on it, parents first. */
export function below(chapter: Chapter, node: number): Node[] {
  const found: Node[] = [];
  const waiting = [node];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const one = chapter.nodes[at];
    if (!one) continue;
    found.push(one);
    waiting.push(...[...one.children].reverse());
  }
  return found;
}

/** The nodes that lead there, itself the last; the beginning is not among them. */
export function path(chapter: Chapter, node: number): Node[] {
  const found: Node[] = [];
  for (let at = chapter.nodes[node]; at && at.parent !== null; at = chapter.nodes[at.parent]) found.push(at);
  return found.reverse();
}

export const movesTo = (chapter: Chapter, node: number): string[] => path(chapter, node).map(({ move }) => move);

/** The line that leads to a node, as boards know it. */
export function logOf(chapter: Chapter, node: number): LogEntry[] {
  return path(chapter, node).map(({ seat, move, events }, ply) => ({ ply, seat, move, events }));
}

export const child = (chapter: Chapter, parent: number, move: string): number | null =>
  chapter.nodes[parent]?.children.find((one) => chapter.nodes[one]?.move === move) ?? null;

/** Where the first continuation leads; null at the end of a line. */
export const next = (chapter: Chapter, node: number): number | null => chapter.nodes[node]?.children[0] ?? null;

/** The last node of the main line, from a node on. */
export function last(chapter: Chapter, node: number = ROOT): number {
  let at = node;
  for (let to = next(chapter, at); to !== null; to = next(chapter, at)) at = to;
  return at;
}

/** A number that no node has had. */
export const fresh = (chapter: Chapter): number => Math.max(...Object.keys(chapter.nodes).map(Number)) + 1;

export function added(chapter: Chapter, parent: number, node: number, step: Step): Chapter {
  const before = chapter.nodes[parent];
  if (!before) return chapter;
  const one: Node = { node, parent, children: [], ...step, comment: '', marks: [], judgement: '' };
  return { ...chapter, nodes: { ...chapter.nodes, [parent]: { ...before, children: [...before.children, node] }, [node]: one } };
}

export function deleted(chapter: Chapter, node: number): Chapter {
  const parent = chapter.nodes[node]?.parent;
  if (parent === null || parent === undefined) return chapter;
  const gone = new Set(below(chapter, node).map((one) => one.node));
  const kept = Object.fromEntries(Object.entries(chapter.nodes).filter(([key]) => !gone.has(Number(key))));
  const before = chapter.nodes[parent]!;
  return { ...chapter, nodes: { ...kept, [parent]: { ...before, children: before.children.filter((one) => one !== node) } } };
}

/** The variation that a node belongs to becomes the first choice where it branches off. */
export function promoted(chapter: Chapter, node: number): Chapter {
  const at = path(chapter, node).findLast((one) => !isFirst(chapter, one));
  if (!at || at.parent === null) return chapter;
  const before = chapter.nodes[at.parent]!;
  const children = [at.node, ...before.children.filter((one) => one !== at.node)];
  return { ...chapter, nodes: { ...chapter.nodes, [at.parent]: { ...before, children } } };
}

const isFirst = (chapter: Chapter, { node, parent }: Node): boolean => parent === null || chapter.nodes[parent]?.children[0] === node;

/** Whether a node lies on the main line. */
export const isMain = (chapter: Chapter, node: number): boolean => path(chapter, node).every((one) => isFirst(chapter, one));

export function noted(chapter: Chapter, node: number, said: Partial<Pick<Node, 'comment' | 'marks' | 'judgement'>>): Chapter {
  const before = chapter.nodes[node];
  return before ? { ...chapter, nodes: { ...chapter.nodes, [node]: { ...before, ...said } } } : chapter;
}

/** A move of the list that people read. */
export interface Row {
  node: Node;
  /** How many variations it is away from the main line. */
  depth: number;
  ply: number;
  /** A variation begins here. */
  begins: boolean;
}

/** All moves as a list: each line in its order, variations after the move that they are an alternative to. */
export function rows(chapter: Chapter): Row[] {
  const found: Row[] = [];
  interface Turn {
    node: number;
    depth: number;
    ply: number;
    begins: boolean;
  }
  const waiting: Turn[] = [];
  const follow = (node: number, depth: number, ply: number): void => {
    const [first, ...others] = chapter.nodes[node]?.children ?? [];
    if (first === undefined) return;
    // What comes last is taken first: the main move, then its alternatives, then what follows the main move.
    waiting.push({ node: first, depth, ply: -ply - 1, begins: false });
    for (const one of others.reverse()) waiting.push({ node: one, depth: depth + 1, ply: ply + 1, begins: true });
    waiting.push({ node: first, depth, ply: ply + 1, begins: false });
  };
  follow(ROOT, 0, 0);
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const node = chapter.nodes[at.node]!;
    if (at.ply < 0) follow(at.node, at.depth, -at.ply);
    else {
      found.push({ node, depth: at.depth, ply: at.ply, begins: at.begins });
      if (at.begins) follow(at.node, at.depth, at.ply);
    }
  }
  return found;
}
