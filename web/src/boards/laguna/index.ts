import { defineBoard } from '../contract';
import Board from './Board.svelte';
import { mark } from './colours';
import Editor from './Editor.svelte';
import Drawing from './Drawing.svelte';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Sheet from './Sheet.svelte';
import type { Choices, Detail, View } from './wire';
import { wording } from './wording';

export default defineBoard<View, Choices, Detail>({ Board, Scene, Picture, Drawing, Rules, Sheet, wording, confirms: null, marks: (view) => view.colours.map(mark), tools: { boards: Editor }, layer: 'boards' });
