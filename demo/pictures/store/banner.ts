import { SHADOW_DEFS } from '../backdrop';
import { darken, lighten, lightness, mix } from '../colour';
import type { ObjectPicture } from '../product-picture';
import { rounded, svgDocument } from '../svg';
import { fit, textBlock, textLine } from '../type-setting';
import { drawEnsemble, type Placed } from './ensemble';

export interface BannerPicture {
  readonly eyebrow: string;
  readonly title: string;
  readonly line: string;
  readonly action?: string;
  readonly tone: string;
  readonly things: readonly ObjectPicture[];
}

export type BannerFormat = 'desktop' | 'mobile' | 'ad';

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly table: number;
  readonly text: { readonly x: number; readonly y: number; readonly width: number; readonly size: number };
  readonly art: { readonly x: number; readonly y: number; readonly spread: number; readonly scale: number };
}

const LAYOUTS: Record<BannerFormat, Layout> = {
  desktop: { width: 1440, height: 480, table: 404, text: { x: 120, y: 104, width: 560, size: 62 }, art: { x: 1050, y: 448, spread: 190, scale: 0.74 } },
  mobile: { width: 750, height: 720, table: 640, text: { x: 64, y: 76, width: 620, size: 64 }, art: { x: 375, y: 684, spread: 170, scale: 0.56 } },
  ad: { width: 720, height: 400, table: 334, text: { x: 52, y: 74, width: 320, size: 40 }, art: { x: 536, y: 370, spread: 124, scale: 0.58 } },
};

function ground(layout: Layout, tone: string): string {
  const dark = lightness(tone) < 0.5;
  const { art, width, height, table } = layout;
  const arch = art.scale * 640;
  const half = art.spread * 1.55;
  return (
    `<rect width="${width}" height="${height}" fill="${tone}"/>` +
    `<path d="M${rounded(art.x - half)} ${height}V${rounded(art.y - arch * 0.55)}a${rounded(half)} ${rounded(half)} 0 0 1 ${rounded(half * 2)} 0V${height}Z" fill="${dark ? lighten(tone, 0.12) : lighten(tone, 0.5)}" opacity=".75"/>` +
    `<rect y="${table}" width="${width}" height="${height - table}" fill="${dark ? darken(tone, 0.3) : mix(tone, '#8a6a42', 0.26)}"/><path d="M0 ${table}H${width}" stroke="${lighten(tone, 0.35)}" stroke-opacity=".6" stroke-width="2"/>`
  );
}

function words(layout: Layout, picture: BannerPicture): string {
  const { x, y, width, size } = layout.text;
  const dark = lightness(picture.tone) < 0.5;
  const ink = dark ? '#FBF8F3' : '#1E1B18';
  const accent = dark ? '#e3c98e' : '#8c2747';
  const title = fit(picture.title, { width, height: size * 2.5, largest: size, leading: 1.1 });
  const line = fit(picture.line, { width, height: size * 1.3, largest: size * 0.36, leading: 1.4 });
  const under = y + size * 0.35;
  const below = under + title.height + size * 0.2;
  return (
    textLine(picture.eyebrow.toUpperCase(), x, y, {
      size: size * 0.26,
      fill: accent,
      anchor: 'start',
      sans: true,
      spacing: size * 0.05,
      bold: true,
    }) +
    textBlock(title, x, under, { fill: ink, anchor: 'start' }) +
    textBlock(line, x, below, { fill: ink, anchor: 'start', sans: true }) +
    (picture.action ? button(picture.action, { x, y: below + line.height + size * 0.4, label: size * 0.3, dark }) : '')
  );
}

function button(text: string, { x, y, label, dark }: { x: number; y: number; label: number; dark: boolean }): string {
  const span = text.length * label * 0.66 + label * 3;
  return (
    `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(span)}" height="${rounded(label * 2.6)}" rx="${rounded(label * 0.45)}" fill="${dark ? '#FBF8F3' : '#1F4D3A'}"/>` +
    textLine(text, x + span / 2, y + label * 1.65, {
      size: label,
      fill: dark ? '#1F4D3A' : '#fff',
      sans: true,
      bold: true,
    })
  );
}

/** Side by side, the middle one in front. */
function arrange(layout: Layout, things: readonly ObjectPicture[]): readonly Placed[] {
  const { art } = layout;
  const middle = (things.length - 1) / 2;
  return things
    .map((thing, index) => ({ thing, off: index - middle }))
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off))
    .map(({ thing, off }) => ({
      thing,
      x: art.x + off * art.spread,
      y: art.y - Math.abs(off) * 16,
      scale: art.scale * (1 - Math.abs(off) * 0.09),
    }));
}

export function drawBanner(picture: BannerPicture, format: BannerFormat): string {
  const layout = LAYOUTS[format];
  const art = drawEnsemble(arrange(layout, picture.things));
  return svgDocument(
    { width: layout.width, height: layout.height, title: `${picture.title}. ${picture.line}` },
    SHADOW_DEFS + art.defs,
    ground(layout, picture.tone) + art.body + words(layout, picture),
  );
}
