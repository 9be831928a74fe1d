import './node/buffer';
import { desc } from 'drizzle-orm';
import {
  type CollectedOrder,
  SettleCollect,
} from '../../backend/src/application/checkout/settle-collect.service';
import { mails } from '../../backend/src/adapters/postgres/schema';
import { seedDemoShop } from '../../demo/seed';
import { keepHouse } from '../../backend/src/start/housekeeping';
import { memoryBackend } from '../../backend/memory/memory-backend';
import { memoryServices } from '../../backend/memory/memory-services';
import { systemClock } from '../../backend/src/application/shared/clock';
import { SandboxUpiGateway } from '../../backend/src/adapters/upi/sandbox-upi-gateway';
import type { CollectEnd } from '../../backend/src/application/checkout/upi-gateway.port';
import type { Services } from '../../backend/src/start/services';
import { testSettings } from '../../backend/testing/settings';
import { forgetShop, openDatabase } from './open-database';

const MOST_MAILS = 20;

/** As tests have them, with a captcha that is soon solved; faults are the panel's affair. */
const SETTINGS = testSettings({
  captcha: { required: true, cost: 10 },
  testMode: false,
  logLevel: 'warn',
});

/** What the shop would have sent. */
export interface Mail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  /** What it asks to open; null: nothing. */
  readonly link: string | null;
}

export interface MemoryShop {
  readonly fetch: typeof fetch;
  /** What the person's UPI app answers to an order's request for money; undefined: no order asks for any. */
  readonly answerCollect: (id: string, end: CollectEnd) => Promise<CollectedOrder | undefined>;
  /** The latest first. */
  readonly mails: () => Promise<readonly Mail[]>;
  /** Throws away all that is kept; the next page opens a new shop. */
  readonly forget: () => Promise<void>;
}

/** The demo shop's whole backend, in this page. */
export async function openMemoryShop(): Promise<MemoryShop> {
  const services = memoryServices(await openDatabase(), systemClock, SETTINGS);
  await seedDemoShop(services.db, systemClock, async (now) => {
    const { demoShop } = await import('../../demo/data/demo-data');
    return demoShop(now);
  });
  keepHouse(services, services.log);
  return {
    fetch: memoryBackend(services),
    answerCollect: (id, end) => answerCollect(services, id, end),
    mails: () => services.db.select().from(mails).orderBy(desc(mails.id)).limit(MOST_MAILS),
    forget: forgetShop,
  };
}

async function answerCollect({ db, clock, upi, mail }: Services, id: string, end: CollectEnd) {
  await new SandboxUpiGateway(db).answer(id, end);
  return new SettleCollect(db, clock, upi, mail).settle(id);
}
