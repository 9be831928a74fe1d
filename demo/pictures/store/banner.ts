import type { Drawn } from '../bottle/bottle';
import { lighten } from '../colour';
import type { ObjectPicture } from '../object-on-table';
import { drawStage, placed, type Stage } from '../stage';

export interface BannerPicture {
  readonly title: string;
  /** The things stand on the right, where a caption leaves room for them, or in the middle. */
  readonly hasCaption: boolean;
  readonly tone: string;
  readonly things: readonly ObjectPicture[];
}

export type BannerFormat = 'desktop' | 'mobile' | 'ad';

interface Layout extends Stage {
  readonly art: ArtLayout;
}

interface ArtLayout {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
  readonly scale: number;
}

const LAYOUTS = {
  desktop: { width: 1440, height: 480, table: 356, arch: { x: 720, top: 310, half: 440 }, art: { x: 720, y: 396, spread: 310, scale: 0.55 } },
  mobile: { width: 750, height: 240, table: 206, arch: { x: 375, top: 160, half: 230 }, art: { x: 375, y: 226, spread: 112, scale: 0.38 } },
} satisfies Record<string, Layout>;

const LAYOUTS_WITH_CAPTION = {
  desktop: { width: 1440, height: 480, table: 404, arch: { x: 1050, top: 187, half: 294 }, art: { x: 1050, y: 448, spread: 190, scale: 0.74 } },
  ad: { width: 720, height: 400, table: 334, arch: { x: 536, top: 166, half: 192 }, art: { x: 536, y: 370, spread: 124, scale: 0.58 } },
} satisfies Record<string, Layout>;

/** Side by side, the middle one in front. */
function arrange({ x, y, spread, scale }: ArtLayout, things: readonly ObjectPicture[]): readonly Drawn[] {
  return things
    .map((thing, index) => ({ thing, off: index - (things.length - 1) / 2 }))
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off))
    .map(({ thing, off }) => placed(thing, x + off * spread, y - Math.abs(off) * 16, scale * (1 - Math.abs(off) * 0.09)));
}

export function drawBanner({ hasCaption, title, tone, things }: BannerPicture, format: BannerFormat): string {
  const { art, ...stage } = hasCaption
    ? LAYOUTS_WITH_CAPTION[format === 'ad' ? 'ad' : 'desktop']
    : LAYOUTS[format === 'mobile' ? 'mobile' : 'desktop'];
  return drawStage(stage, tone, title, arrange(art, things));
}

export interface CategoryPicture {
  readonly name: string;
  readonly tone: string;
  readonly things: readonly ObjectPicture[];
}

const CARD: Stage = { width: 600, height: 450, table: 392, arch: { x: 300, top: 214, half: 170 } };

/** A category's card: its first products in an arched window. The page adds the name. */
export function drawCategoryCard({ name, tone, things }: CategoryPicture): string {
  return drawStage(CARD, lighten(tone, 0.72), name, arrange({ x: 300, y: 428, spread: 136, scale: 0.64 }, things));
}
