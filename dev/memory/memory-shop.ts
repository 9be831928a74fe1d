import type { Services } from '../../backend/src/adapters/http/services';
import './node/buffer';
import { desc, sql } from 'drizzle-orm';
import {
  type RequestedOrderStatus,
  SettleRequestedPayment,
} from '../../backend/src/application/checkout/settle-requested-payment';
import type { Transaction } from '../../backend/src/adapters/postgres/database';
import { mails } from '../../backend/src/adapters/postgres/schema';
import { FailingObjectStorage } from '../../demo/faults/failing-object-storage';
import { type DemoTables, insertRows } from '../../demo/demo-tables';
import { seedDemoShop } from '../../demo/seed';
import { startHousekeeping } from '../../backend/src/start/housekeeping';
import { memoryBackend } from '../../backend/memory/memory-backend';
import { memoryServices } from '../../backend/memory/memory-services';
import { systemClock } from '../../backend/src/adapters/clock/system-clock';
import { SandboxCollectRequests } from '../../backend/src/application/checkout/sandbox-collect-requests.port';
import type { CollectResult } from '../../backend/src/application/checkout/upi-gateway.port';
import { testSettings } from '../../backend/testing/settings';
import { deleteStoredData, openDatabase } from './open-database';

const MAX_MAILS = 20;

/** Where dev-shop.plugin.ts answers with the rows of the demo's catalogue. */
const DEMO_CATALOG_PATH = '/_demo-catalog';

/** The settings of tests, with a cheap captcha; faults are injected by the panel. */
const SETTINGS = testSettings({
  captcha: { required: true, secrets: [], cost: 10 },
  logLevel: 'warn',
});

/** A mail that the backend would have sent. */
export interface Mail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  /** The link in it; null if there is none. */
  readonly link: string | null;
}

export interface MemoryShop {
  readonly fetch: typeof fetch;
  /** Answers a collect request as the shopper's UPI app would; undefined if no order has one. */
  readonly answerCollect: (id: string, end: CollectResult) => Promise<RequestedOrderStatus | undefined>;
  /** Newest first. */
  readonly mails: () => Promise<readonly Mail[]>;
  /** Deletes all stored data; the next page starts with new demo data. */
  readonly forget: () => Promise<void>;
}

/** The whole backend with the demo data, in this page. */
export async function openMemoryShop(): Promise<MemoryShop> {
  const { db, save } = await openDatabase();
  const own = memoryServices(db, systemClock, SETTINGS);
  const services = { ...own, storage: new FailingObjectStorage(own.storage) };
  await seedDemoShop(db, systemClock, fillCatalog);
  await save();
  startHousekeeping(services, services.log);
  const answer = memoryBackend(services);
  /** Data is saved before a call is answered, so that a reload does not lose what the answer confirmed. */
  const saved = async <Answer>(answered: Promise<Answer>): Promise<Answer> => {
    const result = await answered;
    await save();
    return result;
  };
  return {
    fetch: (...request) => saved(answer(...request)),
    answerCollect: (id, end) => saved(answerCollect(services, id, end)),
    mails: () => db.select().from(mails).orderBy(desc(mails.id)).limit(MAX_MAILS),
    forget: deleteStoredData,
  };
}

/** With the rows that `npm run dev` has imported. */
async function fillCatalog(tx: Transaction): Promise<void> {
  const answer = await fetch(DEMO_CATALOG_PATH);
  if (!answer.ok) throw new Error(`The demo's catalogue could not be imported: ${await answer.text()}`);
  // The rows refer to each other, and their tables come in any order.
  await tx.execute(sql`set local session_replication_role = replica`);
  await insertRows(tx, (await answer.json()) as DemoTables);
  await tx.execute(sql`set local session_replication_role = origin`);
}

async function answerCollect({ data, clock, cards, upi, mail }: Services, id: string, end: CollectResult) {
  await data.get(SandboxCollectRequests).answer(id, end);
  return new SettleRequestedPayment(data, clock, { cards, upi }, mail).settle(id);
}
