import type { MovePreview } from '../location/move-preview';
import type { ServiceArea } from '../location/service-area';
import type { Zipcode } from '../shared/zipcode';
import type { Cart } from './cart';
import type { CartLine } from './cart-line';

/** What a move to another zipcode does to this cart. */
export function cartMove(
  { lines }: Cart,
  from: Zipcode | null,
  { zipcode, locationIds }: ServiceArea,
): MovePreview {
  const isSoldThere = (line: CartLine) => locationIds.includes(line.locationId);
  return {
    from,
    zipcode,
    soldThere: lines.filter(isSoldThere),
    notSoldThere: lines.filter((line) => !isSoldThere(line)),
  };
}
