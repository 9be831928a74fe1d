import { darken, lightness } from '../colour';
import { rounded } from '../svg';
import { fit, textBlock } from '../type-setting';

export type GiftDesign = 'box' | 'hamper' | 'chocolates' | 'card' | 'candle' | 'jar' | 'tin' | 'shaker' | 'glasses' | 'decanter';

export interface GiftPicture {
  readonly kind: 'gift';
  readonly design: GiftDesign;
  readonly main: string;
  readonly second: string;
  readonly ribbon: string;
  readonly producer: string;
  readonly title: string;
}

export const SHADES =
  '<linearGradient id="rs"><stop stop-color="#1a1208" stop-opacity=".34"/><stop offset=".28" stop-color="#fff" stop-opacity=".2"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1208" stop-opacity=".4"/></linearGradient>';

/** A round object: its outline in a colour, and the light on it. */
export const round = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#rs)"/>`;

interface TagBox {
  /** The middle of its top edge. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A paper label with the producer above and the name below. */
export function tag({ ribbon, producer, title }: Pick<GiftPicture, 'ribbon' | 'producer' | 'title'>, { x, y, width, height }: TagBox): string {
  const ink = lightness(ribbon) > 0.45 ? darken(ribbon, 0.62) : ribbon;
  const room = width * 0.84;
  const name = fit(title, { width: room, height: height * 0.56, largest: 20 });
  const maker = fit(producer.toUpperCase(), { width: room, height: 12, largest: 8.5, spacing: 1 });
  return (
    `<path d="M${rounded(x - width / 2)} ${y}h${width}v${height}h${-width}z" fill="#faf5e9"/>` +
    `<path d="M${rounded(x - width / 2 + 4)} ${y + 4}h${width - 8}v${height - 8}h${8 - width}z" fill="none" stroke="${ink}" stroke-opacity=".6"/>` +
    textBlock(maker, x, y + height * 0.14, { fill: ink, sans: true, spacing: 1 }) +
    textBlock(name, x, y + height * 0.6 - name.height / 2, { fill: darken(ink, 0.3) })
  );
}
