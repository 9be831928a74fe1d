import type { cartLines } from '../../backend/src/adapters/postgres/schema';
import type { SpeedType } from '../../backend/src/domain/shared/speed-type';
import type { DemoTables } from '../demo-shop';
import { OFFER_ROWS } from './offers';
import { THEO } from './people';

type LineRow = typeof cartLines.$inferInsert;

const THEOS_CART = 'crt_demo_theo_open_cart';

function line(variantId: number, locationId: number, speed: SpeedType, quantity: number): LineRow {
  const offer = OFFER_ROWS.find((row) => row.variantId === variantId && row.locationId === locationId && row.speed === speed);
  if (!offer?.active) throw new Error(`No offer of ${variantId} at ${locationId}, ${speed}`);
  return { cartId: THEOS_CART, variantId, locationId, speed, quantity, seenPriceCents: offer.priceCents };
}

/** DEMO-55: a member's cart that appears when he signs in. DEMO-46: each speed asks for its own dates. */
export function openCartRows(now: Date): Required<Pick<DemoTables, 'carts' | 'cartLines'>> {
  return {
    carts: [{ id: THEOS_CART, customerId: THEO, zipcode: '10009', createdAt: now, updatedAt: now }],
    cartLines: [
      line(1191, 11, 'Same Day', 1),
      line(3011, 13, 'Same Day', 1),
      line(5012, 11, 'Next Day', 2),
      line(2211, 13, 'Farm Direct', 1),
    ],
  };
}
