import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import RealTable from './RealTable.svelte';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Sheet from './Sheet.svelte';

export default { Board, Scene, Rules, Sheet, tools: { table: RealTable } } satisfies BoardModule;
