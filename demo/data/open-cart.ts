import type { cartLines } from '../../backend/src/adapters/postgres/schema';
import type { SpeedType } from '../../backend/src/domain/shared/speed-type';
import type { DemoTables } from '../demo-tables';
import { THEO } from './people';

type LineRow = typeof cartLines.$inferInsert;

const THEOS_CART = 'crt_demo_theo_open_cart';

const line = (variantId: number, locationId: number, speed: SpeedType, quantity: number, seenPriceCents: number): LineRow => ({
  cartId: THEOS_CART, variantId, locationId, speed, quantity, seenPriceCents,
});

/** DEMO-55: a member's cart that appears when he signs in. DEMO-46: each speed asks for its own dates. */
export function openCartRows(now: Date): Required<Pick<DemoTables, 'carts' | 'cartLines'>> {
  return {
    carts: [{ id: THEOS_CART, customerId: THEO, zipcode: '10009', createdAt: now, updatedAt: now }],
    cartLines: [
      line(1191, 11, 'Same Day', 1, 899),
      line(3011, 13, 'Same Day', 1, 7399),
      line(5012, 11, 'Next Day', 2, 999),
      line(2211, 13, 'Farm Direct', 1, 4899),
    ],
  };
}
