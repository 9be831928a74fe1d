import type { CrestDesign } from './crest';

export type LabelStyle = 'classic' | 'arch' | 'modern' | 'engraved' | 'block';

export interface LabelDesign {
  readonly style: LabelStyle;
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
}

/** The printed text. */
export interface LabelText {
  readonly producer: string;
  readonly title: string;
  readonly origin: string;
  readonly vintage?: string;
  /** `13.5% ALC/VOL · 750 ML` */
  readonly measure: string;
}

/** The area of a bottle that a label may cover. */
export interface Panel {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
}

export interface LabelJob {
  readonly design: LabelDesign;
  readonly text: LabelText;
  readonly crest: CrestDesign;
  readonly panel: Panel;
  /** A simplified label, for small pictures. */
  readonly plain: boolean;
}
