import { type ChargedOrder, differenceOf, type PaymentDifference } from '../../domain/order/reconciliation';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { ChargedOrders } from './charged-orders.port';
import type { DatedCharge, ProviderCharges } from './provider-charges.port';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** By then an order is confirmed and captured, or given up (docs/decisions/0002). */
const SETTLED_AFTER_MS = HOUR_MS;

/** What was compared, and what differs. */
export interface Reconciliation {
  from: Date;
  before: Date;
  charges: number;
  orders: number;
  differences: PaymentDifference[];
}

/** Compares what the card provider has charged with what the orders say. It changes nothing. */
export class ReconcilePayments {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly provider: ProviderCharges,
  ) {}

  /** Orders and charges of the last days, except for the last hour, whose payments may still be in progress. */
  async execute(days: number): Promise<Reconciliation> {
    const before = new Date(this.clock.now().getTime() - SETTLED_AFTER_MS);
    const from = new Date(before.getTime() - days * DAY_MS);
    const orders = await this.data.get(ChargedOrders).placedBetween(from, before);
    const charges = await this.chargesFrom(from);
    const due = charges.filter(({ createdAt }) => createdAt >= from && createdAt < before);
    const known = new Map(orders.map((order) => [order.chargeId, order]));
    for (const order of await this.ordersOutside(known, due)) known.set(order.chargeId, order);
    return {
      from,
      before,
      charges: due.length,
      orders: orders.length,
      differences: compare(known, charges, due),
    };
  }

  /** Includes charges up to now, and of the hour before: an order and its charge may be on either side of a limit. */
  private async chargesFrom(from: Date): Promise<DatedCharge[]> {
    const charges: DatedCharge[] = [];
    const earlier = new Date(from.getTime() - HOUR_MS);
    for await (const charge of this.provider.madeBetween(earlier, this.clock.now())) charges.push(charge);
    return charges;
  }

  /** Orders of those charges that were placed outside the period. */
  private async ordersOutside(
    known: ReadonlyMap<string, ChargedOrder>,
    charges: readonly DatedCharge[],
  ): Promise<ChargedOrder[]> {
    const others = charges.map(({ chargeId }) => chargeId).filter((chargeId) => !known.has(chargeId));
    return others.length === 0 ? [] : this.data.get(ChargedOrders).ofCharges(others);
  }
}

function compare(
  orders: ReadonlyMap<string, ChargedOrder>,
  charges: readonly DatedCharge[],
  due: readonly DatedCharge[],
): PaymentDifference[] {
  const byId = new Map(charges.map((charge) => [charge.chargeId, charge]));
  const chargeIds = new Set([...due.map(({ chargeId }) => chargeId), ...orders.keys()]);
  return [...chargeIds].flatMap((id) => differenceOf(orders.get(id), byId.get(id)) ?? []);
}
