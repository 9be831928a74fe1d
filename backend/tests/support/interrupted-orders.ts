import { sql } from 'drizzle-orm';
import { orders, type paymentHolds, savedCards } from '../../src/adapters/postgres/schema';
import type { CardGateway } from '../../src/application/customer/card-gateway.port';
import type { BackendWithStripe } from './backend-with-stripe';
import { janeWithCard } from './jane-with-card';
import { janesOrder, place, type Ready } from './order-fixture';
import { watchCards } from './watched-cards';

/** Jane, ready to order by a card that she saved; nothing was charged yet. */
export async function givenJane(backend: BackendWithStripe, card?: string): Promise<Ready> {
  const values = await janeWithCard(backend, card);
  backend.stripe.intents.splice(0);
  return values;
}

/** Leaves the database as a process does that ends at this point: nothing that it began is undone. */
async function processEndedDuring(
  backend: BackendWithStripe,
  authorise: CardGateway['authorise'],
): Promise<Ready> {
  const values = await givenJane(backend);
  await backend.db.execute(sql`
    create function refuse_deletion() returns trigger language plpgsql as $$
    begin raise exception 'The process has ended.'; end $$`);
  await backend.db.execute(
    sql`create trigger no_deletion before delete on orders for each row execute function refuse_deletion()`,
  );
  const watch = watchCards(backend.services, { authorise });
  try {
    const answer = await place(backend.baseUrl, values, janesOrder(values), 'one-key');
    expect(answer.status).toBe(500);
  } finally {
    watch.restore();
    await backend.db.execute(sql`drop function refuse_deletion cascade`);
  }
  expect(await backend.db.select().from(orders)).toMatchObject([
    { paymentStatus: 'authorising', chargeId: null },
  ]);
  return values;
}

export const endedBeforeAsking = (backend: BackendWithStripe): Promise<Ready> =>
  processEndedDuring(backend, async () => {
    throw new Error('Nothing was asked.');
  });

export function endedBeforeConfirming(backend: BackendWithStripe): Promise<Ready> {
  const { cards } = backend.services;
  const authorise = cards.authorise.bind(cards);
  return processEndedDuring(backend, async (request) => {
    await authorise(request);
    throw new Error('Nothing was recorded.');
  });
}

/** Makes all orders older than the time that the provider has to answer. */
export const makeOrdersOverdue = ({ db }: BackendWithStripe) =>
  db.update(orders).set({ placedAt: sql`${orders.placedAt} - interval '1 minute'` });

/** A request for this hold, which arrives at the provider only now. */
export async function arrivesLate(
  { db, services }: BackendWithStripe,
  { id, cardId }: typeof paymentHolds.$inferSelect,
): Promise<void> {
  const cards = await db.select().from(savedCards);
  const card = cards.find((each) => each.id === cardId);
  const { providerCustomerId } = card!;
  await services.cards.authorise({
    cardId: card!.id,
    providerCustomerId,
    amountCents: 129_10,
    currency: 'USD',
    returnAddress: 'https://shop.example/back',
    idempotencyKey: id,
  });
}
