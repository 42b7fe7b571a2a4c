import { defineBoard } from '../contract';
import Board from './Board.svelte';
import Deal from './Deal.svelte';
import Drawing from './Drawing.svelte';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Setting from './Setting.svelte';
import Sheet from './Sheet.svelte';
import Statistics from './Statistics.svelte';
import { wording } from './wording';
import type { Choices, Detail, View } from './wire';

export default defineBoard<View, Choices, Detail>({ Board, Setting, Scene, Picture, Drawing, Rules, Sheet, wording, confirms: false, tools: { deal: Deal, statistics: Statistics } });
