/** The seven tiles as they are drawn: both values, the cells looked at, the species of each face. */
import type { Component } from 'svelte';
import Beaver from './art/Beaver.svelte';
import Bee from './art/Bee.svelte';
import Beech from './art/Beech.svelte';
import Bird from './art/Bird.svelte';
import Blossom from './art/Blossom.svelte';
import Boar from './art/Boar.svelte';
import Fox from './art/Fox.svelte';
import Mosquito from './art/Mosquito.svelte';
import Oak from './art/Oak.svelte';
import Rabbit from './art/Rabbit.svelte';
import Snail from './art/Snail.svelte';
import Thistle from './art/Thistle.svelte';
import Tree from './art/Tree.svelte';
import Undergrowth from './art/Undergrowth.svelte';

export type Letter = 'P' | 'H' | 'M' | 'C' | 'S' | 'K' | 'A';
export type Sign = 'gains' | 'loses' | 'neither';
type Offset = readonly [row: number, column: number];

export interface TileDrawn {
  front: number;
  back: number;
  looks: readonly Offset[];
  /** It harms: fronts turn to backs; otherwise backs turn to fronts. */
  harms: boolean;
  art: readonly [Component, Component];
  /** Of the front's species and of the back's. */
  signs: readonly [Sign, Sign];
  wash: string;
}

const AROUND: readonly Offset[] = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const CORNERS: readonly Offset[] = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
const BESIDE: readonly Offset[] = [[0, -1], [0, 1]];
const ABOVE_BELOW: readonly Offset[] = [[-1, 0], [1, 0]];

export const LETTERS: readonly Letter[] = ['P', 'H', 'M', 'C', 'S', 'K', 'A'];

export const TILES: Record<Letter, TileDrawn> = {
  P: { front: 7, back: 3, looks: BESIDE, harms: true, art: [Fox, Rabbit], signs: ['gains', 'loses'], wash: '#F0C9A4' },
  H: { front: 6, back: 2, looks: ABOVE_BELOW, harms: true, art: [Snail, Thistle], signs: ['gains', 'loses'], wash: '#D5DFA6' },
  M: { front: 3, back: 3, looks: AROUND, harms: false, art: [Bee, Blossom], signs: ['gains', 'gains'], wash: '#F2CFCB' },
  C: { front: 1, back: 0, looks: AROUND, harms: true, art: [Oak, Beech], signs: ['loses', 'loses'], wash: '#E3D7A4' },
  S: { front: 3, back: 1, looks: CORNERS, harms: true, art: [Mosquito, Beaver], signs: ['gains', 'loses'], wash: '#D9CFC0' },
  K: { front: 5, back: 0, looks: CORNERS, harms: false, art: [Bird, Tree], signs: ['gains', 'neither'], wash: '#C5DCDD' },
  A: { front: 0, back: 5, looks: AROUND, harms: true, art: [Undergrowth, Boar], signs: ['loses', 'neither'], wash: '#D6D3E6' },
};

export function isLetter(tile: string): tile is Letter {
  return tile in TILES;
}

export function valueOf(tile: string, front: boolean): number {
  return isLetter(tile) ? (front ? TILES[tile].front : TILES[tile].back) : 0;
}

/** Capital with the front up, small with the back: the way faces are named in texts. */
export function faceOf(tile: string, front: boolean): string {
  return front ? tile : tile.toLowerCase();
}
