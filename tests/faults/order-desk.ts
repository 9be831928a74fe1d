import { gt, ne } from 'drizzle-orm';
import {
  addresses,
  cartLines,
  carts,
  coupons,
  mails,
  orderAttempts,
  orderItems,
  orders,
  savedCards,
  slotBookings,
  stock,
} from '../../backend/src/database/schema';
import { BOURBON_LINE, JANES_CART, RIESLING_LINE } from '../../backend/src/provider-states/given-cart';
import type { TestBackend } from '../../backend/src/testing/start-test-backend';
import type { Values } from '../support/port-harness';

/** The last address that the state gives. */
const LAST_ADDRESS = 703;

/** Jane's cart, ready to order and as good as new for everybody who comes; the shop around it is set up once. */
export class OrderDesk {
  private isUsed = false;

  private constructor(
    private readonly backend: TestBackend,
    private readonly values: Values,
  ) {}

  static async open(backend: TestBackend): Promise<OrderDesk> {
    const values = (await backend.given('a cart ready to order exists')) as Values;
    await backend.db.update(stock).set({ quantity: 1_000 });
    await backend.db
      .insert(coupons)
      .values({ code: 'SAVE10', percentBasisPoints: 1_000, refusalMessage: '' });
    return new OrderDesk(backend, values);
  }

  async ready(): Promise<Values> {
    if (this.isUsed) await this.tidyUp();
    this.isUsed = false;
    return this.values;
  }

  wasUsed(): void {
    this.isUsed = true;
  }

  async orderCount(): Promise<number> {
    return (await this.backend.db.select().from(orders)).length;
  }

  private async tidyUp(): Promise<void> {
    const { db } = this.backend;
    for (const left of [orderAttempts, orderItems, slotBookings, mails, orders, cartLines])
      await db.delete(left);
    await db.delete(savedCards).where(ne(savedCards.id, this.values.cardId ?? ''));
    await db.delete(addresses).where(gt(addresses.id, LAST_ADDRESS));
    await db.update(carts).set({ status: 'open', couponCode: null });
    const lines = [BOURBON_LINE, RIESLING_LINE].map((line) => ({ ...line, cartId: JANES_CART }));
    await db.insert(cartLines).values(lines);
  }
}
