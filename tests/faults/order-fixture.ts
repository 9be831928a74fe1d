import { and, eq, lt, ne } from 'drizzle-orm';
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
} from '../../backend/src/adapters/postgres/schema';
import { BOURBON_LINE, JANES_CART, RIESLING_LINE } from '../../backend/testing/provider-states/given-cart';
import type { TestBackend } from '../../backend/testing/start-test-backend';
import type { Values } from '../support/port-harness';

/** The state numbers its addresses from here; the database numbers added ones from 1. */
const FIRST_GIVEN_ADDRESS = 701;

/** Jane's cart, ready to order and restored for each shopper; the shop around it is set up once. */
export class OrderFixture {
  private isUsed = false;

  private constructor(
    private readonly backend: TestBackend,
    private readonly values: Values,
  ) {}

  static async open(backend: TestBackend): Promise<OrderFixture> {
    const values = (await backend.given('a cart ready to order exists')) as Values;
    await backend.db.update(stock).set({ quantity: 1_000 });
    await backend.db
      .insert(coupons)
      .values({ code: 'SAVE10', percentBasisPoints: 1_000, refusalMessage: '' });
    return new OrderFixture(backend, values);
  }

  async ready(): Promise<Values> {
    if (this.isUsed) await this.restore();
    this.isUsed = false;
    return this.values;
  }

  markUsed(): void {
    this.isUsed = true;
  }

  async orderCount(): Promise<number> {
    return (await this.backend.db.select().from(orders)).length;
  }

  /** What a shopper has saved besides the rows of the state. */
  async addedRows(): Promise<{ addresses: number; cards: number }> {
    const { db } = this.backend;
    const added = await db.select().from(addresses).where(lt(addresses.id, FIRST_GIVEN_ADDRESS));
    const cards = await db
      .select()
      .from(savedCards)
      .where(and(this.isAdded, eq(savedCards.listed, true)));
    return { addresses: added.length, cards: cards.length };
  }

  private get isAdded() {
    return ne(savedCards.id, this.values.cardId ?? '');
  }

  private async restore(): Promise<void> {
    const { db } = this.backend;
    for (const table of [orderAttempts, orderItems, slotBookings, mails, orders, cartLines])
      await db.delete(table);
    await db.delete(savedCards).where(this.isAdded);
    await db.delete(addresses).where(lt(addresses.id, FIRST_GIVEN_ADDRESS));
    await db.update(carts).set({ status: 'open', couponCode: null });
    const lines = [BOURBON_LINE, RIESLING_LINE].map((line) => ({ ...line, cartId: JANES_CART }));
    await db.insert(cartLines).values(lines);
  }
}
