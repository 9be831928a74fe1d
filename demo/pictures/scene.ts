import { drawGlass, type GlasswareName } from './glassware';
import type { ObjectPicture } from './object-on-table';
import { drawStage, placed, type Stage } from './stage';
import { at } from './svg';

/** The tone of the room, and the glass that the drink is served in. */
const SETTINGS = {
  red: ['#d9c6b4', 'goblet'],
  white: ['#dfe3d2', 'goblet'],
  sparkling: ['#e9dcd6', 'flute'],
  whisky: ['#cbb69c', 'tumbler'],
  gin: ['#d3dfd8', 'highball'],
  rum: ['#e3cfae', 'tumbler'],
  tequila: ['#d9dfc8', 'tumbler'],
  beer: ['#dccfb6', 'pint'],
  home: ['#e3ddd0'],
  party: ['#e9d9d3'],
} as const satisfies Record<string, readonly [tone: string, glass?: GlasswareName]>;

export type SceneName = keyof typeof SETTINGS;

const ROOM: Stage = { width: 480, height: 600, table: 448, arch: { x: 200, top: 220, half: 150 } };

/** A product on a table, a drink beside its glass. */
export function drawScene(name: SceneName, thing: ObjectPicture, title: string): string {
  const [tone, glass] = SETTINGS[name];
  if (glass === undefined || thing.kind !== 'bottle') return drawStage(ROOM, tone, title, [placed(thing, 240, 560, 0.89)]);
  const { defs, body } = drawGlass(glass, thing.liquid);
  return drawStage(ROOM, tone, title, [placed(thing, 190, 556, 0.89), { defs, body: at(368, 566, body) }]);
}
