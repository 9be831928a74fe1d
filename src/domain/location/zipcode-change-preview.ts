import type { Zipcode } from '../shared/zipcode';

/** A line of the cart, as the confirmation of a zipcode change lists it. */
export interface AffectedItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** `750 ml` */
  readonly sizeLabel: string;
}

/** What a change of zipcode, which empties the cart, means for its lines. */
export interface ZipcodeChangePreview {
  readonly from: Zipcode | null;
  readonly zipcode: Zipcode;
  /** Sold by locations that also serve the new zipcode. */
  readonly soldThere: readonly AffectedItem[];
  readonly notSoldThere: readonly AffectedItem[];
}
