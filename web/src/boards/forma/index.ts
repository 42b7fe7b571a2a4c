import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Sheet from './Sheet.svelte';
import Statistics from './Statistics.svelte';

export default { Board, Scene, Rules, Sheet, tools: { statistics: Statistics } } satisfies BoardModule;
