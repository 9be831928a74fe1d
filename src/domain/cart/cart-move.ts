import type { ServiceArea } from '../location/service-area';
import type { Zipcode } from '../shared/zipcode';
import type { Cart } from './cart';
import type { CartLine } from './cart-line';

/** What a move to another zipcode means for the cart, which it empties. */
export interface CartMove {
  readonly from: Zipcode | null;
  readonly zipcode: Zipcode;
  /** Sold by shops that serve the new zipcode as well. */
  readonly soldThere: readonly CartLine[];
  readonly notSoldThere: readonly CartLine[];
}

export function cartMove(
  { lines }: Cart,
  from: Zipcode | null,
  { zipcode, locationIds }: ServiceArea,
): CartMove {
  const isSoldThere = (line: CartLine) => locationIds.includes(line.locationId);
  return {
    from,
    zipcode,
    soldThere: lines.filter(isSoldThere),
    notSoldThere: lines.filter((line) => !isSoldThere(line)),
  };
}
