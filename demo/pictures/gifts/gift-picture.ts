export type GiftDesign =
  | 'box'
  | 'hamper'
  | 'chocolates'
  | 'candle'
  | 'glasses'
  | 'shaker'
  | 'card'
  | 'jar'
  | 'tin'
  | 'decanter';

export interface GiftPicture {
  readonly kind: 'gift';
  readonly design: GiftDesign;
  readonly main: string;
  readonly second: string;
  readonly ribbon: string;
  readonly producer: string;
  readonly title: string;
}

/** Draws around x = 240, standing on y = 556; `rs` is a gradient for round objects, `ps` one for paper. */
export type GiftPainter = (gift: GiftPicture) => string;
