import { defineBoard } from '../contract';
import Board from './Board.svelte';
import Dome from './Dome.svelte';
import RealTable from './RealTable.svelte';
import Drawing from './Drawing.svelte';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Sheet from './Sheet.svelte';
import Sizes from './Sizes.svelte';
import { wording } from './words';
import type { Choices, Detail, View } from './wire';

export default defineBoard<View, Choices, Detail>({ Board, Scene, Picture, Drawing, Rules, Sheet, Mark: Dome, colours: ['#d9a520', '#8d9aa5'], wording, tools: { table: RealTable }, layer: 'table', options: { sizes: Sizes } });
