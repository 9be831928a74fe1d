import type { cartLines, carts } from '../../database/schema';
import { OFFER_ROWS } from './offers';
import { THEO } from './people';

type LineRow = typeof cartLines.$inferInsert;

const THEOS_CART = 'crt_demo_theo_open_cart';

interface OpenCart {
  readonly carts: readonly (typeof carts.$inferInsert)[];
  readonly cartLines: readonly LineRow[];
}

function line(variantId: number, locationId: number, quantity: number): LineRow {
  const offer = OFFER_ROWS.find(
    (row) => row.variantId === variantId && row.locationId === locationId && row.speed === 'Same Day',
  );
  if (offer === undefined) throw new Error(`No offer of ${variantId} at ${locationId}`);
  return {
    cartId: THEOS_CART,
    variantId,
    locationId,
    speed: 'Same Day',
    quantity,
    seenPriceCents: offer.priceCents,
  };
}

/** DEMO-55: a member's cart that waits on the server for him to sign in. */
export function openCartRows(now: Date): OpenCart {
  return {
    carts: [{ id: THEOS_CART, customerId: THEO, zipcode: '10009', createdAt: now, updatedAt: now }],
    cartLines: [line(1191, 11, 1), line(3011, 13, 1)],
  };
}
