import type { Drawn } from '../bottle/bottle';
import { lighten, lightness } from '../colour';
import type { ObjectPicture } from '../object-on-table';
import { drawStage, placed, type Stage } from '../stage';
import { rounded } from '../svg';
import { fit, textBlock, textLine } from '../type-setting';

export interface BannerText {
  readonly eyebrow: string;
  readonly line: string;
  /** Of the button. */
  readonly action: string;
}

export interface BannerPicture {
  readonly title: string;
  /** Drawn with the title beside the things; without it they stand in the middle. */
  readonly text?: BannerText;
  readonly tone: string;
  readonly things: readonly ObjectPicture[];
}

export type BannerFormat = 'desktop' | 'mobile' | 'ad';

interface Layout extends Stage {
  readonly art: ArtLayout;
}

interface TextLayout {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
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

const LAYOUTS_WITH_TEXT = {
  desktop: { width: 1440, height: 480, table: 404, arch: { x: 1050, top: 187, half: 294 }, text: { x: 120, y: 104, width: 560, size: 62 }, art: { x: 1050, y: 448, spread: 190, scale: 0.74 } },
  ad: { width: 720, height: 400, table: 334, arch: { x: 536, top: 166, half: 192 }, text: { x: 52, y: 74, width: 320, size: 40 }, art: { x: 536, y: 370, spread: 124, scale: 0.58 } },
} satisfies Record<string, Layout & { readonly text: TextLayout }>;

function words({ x, y, width, size }: TextLayout, heading: string, text: BannerText, tone: string): string {
  const dark = lightness(tone) < 0.5;
  const [ink, accent] = dark ? ['#FBF8F3', '#e3c98e'] : ['#1E1B18', '#8c2747'];
  const title = fit(heading, { width, height: size * 2.5, largest: size, leading: 1.1 });
  const line = fit(text.line, { width, height: size * 1.3, largest: size * 0.36, leading: 1.4 });
  const under = y + size * 0.35;
  const below = under + title.height + size * 0.2;
  const eyebrow = { size: size * 0.26, fill: accent, anchor: 'start', sans: true, spacing: size * 0.05, bold: true } as const;
  return (
    textLine(text.eyebrow.toUpperCase(), x, y, eyebrow) +
    textBlock(title, x, under, { fill: ink, anchor: 'start' }) +
    textBlock(line, x, below, { fill: ink, anchor: 'start', sans: true }) +
    button(text.action, { x, y: below + line.height + size * 0.4, label: size * 0.3, dark })
  );
}

function button(text: string, { x, y, label, dark }: { x: number; y: number; label: number; dark: boolean }): string {
  const span = text.length * label * 0.66 + label * 3;
  const [fill, ink] = dark ? ['#FBF8F3', '#1F4D3A'] : ['#1F4D3A', '#fff'];
  return (
    `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(span)}" height="${rounded(label * 2.6)}" rx="${rounded(label * 0.45)}" fill="${fill}"/>` +
    textLine(text, x + span / 2, y + label * 1.65, { size: label, fill: ink, sans: true, bold: true })
  );
}

/** Side by side, the middle one in front. */
function arrange({ x, y, spread, scale }: ArtLayout, things: readonly ObjectPicture[]): readonly Drawn[] {
  return things
    .map((thing, index) => ({ thing, off: index - (things.length - 1) / 2 }))
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off))
    .map(({ thing, off }) => placed(thing, x + off * spread, y - Math.abs(off) * 16, scale * (1 - Math.abs(off) * 0.09)));
}

export function drawBanner({ text, title, tone, things }: BannerPicture, format: BannerFormat): string {
  if (!text) {
    const { art, ...stage } = LAYOUTS[format === 'mobile' ? 'mobile' : 'desktop'];
    return drawStage(stage, tone, title, arrange(art, things));
  }
  const { text: place, art, ...stage } = LAYOUTS_WITH_TEXT[format === 'ad' ? 'ad' : 'desktop'];
  return drawStage(stage, tone, `${title}. ${text.line}`, arrange(art, things), words(place, title, text, tone));
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
