import { and, eq, exists, gte, inArray, isNull, ne, or, sql, sum } from 'drizzle-orm';
import {
  type Person,
  PersonalData,
  type PersonalRows,
} from '../../../application/identity/personal-data.port';
import type { Connection } from '../repository-registry';
import {
  carts,
  customers,
  orderItems,
  orders,
  refunds,
  savedCards,
  walletEntries,
  walletLots,
} from '../schema';
import { erasePerson } from './erase-person';
import { personalRows } from './personal-rows';

export class PostgresPersonalData implements PersonalData {
  constructor(private readonly db: Connection) {}

  async find(email: string): Promise<Person | undefined> {
    const found = await this.db
      .select({
        id: customers.id,
        ofCustomer: customers.providerCustomerId,
        ofCard: savedCards.providerCustomerId,
      })
      .from(customers)
      .leftJoin(savedCards, eq(savedCards.customerId, customers.id))
      .where(eq(sql`lower(${customers.email})`, email.toLowerCase()));
    if (found.length === 0) return undefined;
    const providerCustomerIds = found.flatMap(({ ofCustomer, ofCard }) =>
      [ofCustomer, ofCard].filter((id) => id !== null),
    );
    return {
      customerIds: [...new Set(found.map(({ id }) => id))].sort((one, other) => one - other),
      providerCustomerIds: [...new Set(providerCustomerIds)],
    };
  }

  /** Locks carts first, as placing an order does. */
  async lock({ customerIds }: Person): Promise<void> {
    const ids = [...customerIds];
    const own = inArray(carts.customerId, ids);
    await this.db.select({ id: carts.id }).from(carts).where(own).orderBy(carts.id).for('update');
    await this.db
      .select({ id: customers.id })
      .from(customers)
      .where(inArray(customers.id, ids))
      .orderBy(customers.id)
      .for('update');
  }

  rowsOf(person: Person, email: string): Promise<PersonalRows> {
    return personalRows(this.db, person, email);
  }

  async openOrders({ customerIds }: Person, today: string): Promise<string[]> {
    const upcomingItems = this.db
      .select()
      .from(orderItems)
      .where(
        and(
          eq(orderItems.orderId, orders.id),
          ne(orderItems.status, 'canceled'),
          gte(orderItems.deliveryDate, today),
        ),
      );
    const unsettledRefunds = this.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orders.id), isNull(refunds.settledAt)));
    const open = await this.db
      .select({ orderNumber: orders.orderNumber })
      .from(orders)
      .where(
        and(
          inArray(orders.customerId, [...customerIds]),
          or(
            inArray(orders.paymentStatus, ['authorising', 'authorised', 'requested']),
            exists(upcomingItems),
            exists(unsettledRefunds),
          ),
        ),
      )
      .orderBy(orders.id);
    return open.map(({ orderNumber }) => orderNumber);
  }

  async redeemableMillilitres({ customerIds }: Person): Promise<number> {
    const [left] = await this.db
      .select({ millilitres: sum(walletEntries.millilitres) })
      .from(walletEntries)
      .innerJoin(walletLots, eq(walletLots.id, walletEntries.lotId))
      .where(inArray(walletLots.customerId, [...customerIds]));
    return Number(left?.millilitres ?? 0);
  }

  erase(person: Person, email: string): Promise<void> {
    return erasePerson(this.db, person, email);
  }
}
