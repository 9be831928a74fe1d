import type { Zipcode } from '../shared/zipcode';

/** Something in the cart, as the question before a move names it. */
export interface MovedItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** `750 ml` */
  readonly sizeLabel: string;
}

/** What a move to another zipcode means for the cart, which it empties. */
export interface MovePreview {
  readonly from: Zipcode | null;
  readonly zipcode: Zipcode;
  /** Sold by shops that serve the new zipcode as well. */
  readonly soldThere: readonly MovedItem[];
  readonly notSoldThere: readonly MovedItem[];
}
