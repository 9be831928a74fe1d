import type { Zipcode } from '../shared/zipcode';

/** Something in the cart, as the question before a change of zipcode names it. */
export interface AffectedItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** `750 ml` */
  readonly sizeLabel: string;
}

/** What another zipcode means for the cart, which it empties. */
export interface ZipcodeChangePreview {
  readonly from: Zipcode | null;
  readonly zipcode: Zipcode;
  /** Sold by shops that serve the new zipcode as well. */
  readonly soldThere: readonly AffectedItem[];
  readonly notSoldThere: readonly AffectedItem[];
}
