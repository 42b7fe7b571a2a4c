import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Editor from './Editor.svelte';
import Puzzles from './Puzzles.svelte';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Sheet from './Sheet.svelte';

export default { Board, Scene, Rules, Sheet, tools: { puzzles: Puzzles, boards: Editor } } satisfies BoardModule;
