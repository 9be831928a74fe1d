import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import { BossJobQueue } from '../src/adapters/postgres/jobs/boss-job-queue';
import { createBoss } from '../src/adapters/postgres/jobs/boss';
import { JobRunner } from '../src/adapters/postgres/jobs/job-runner';
import type { BackgroundJob } from '../src/adapters/postgres/jobs/background-job';
import { mails } from '../src/adapters/postgres/schema';
import { loggerOptions } from '../src/adapters/http/logging';
import { mailCommand } from '../src/operator/mail-command';
import { HOUSEKEEPING } from '../src/start/housekeeping';
import { mailJobs } from '../src/start/mail-jobs';
import { openMailSender } from '../src/start/open-mail-sender';
import { type FakeMailServer, startFakeMailServer } from '../testing/fake-mail-server';
import { testSettings } from '../testing/settings';
import { testBackend } from '../testing/test-backend';
import { janesOrder, place, ready } from './support/order-fixture';

const PROVIDERS = { cards: 'sandbox', upi: 'sandbox', identity: 'sandbox', mail: 'smtp' } as const;
const SHOP_ORIGIN = 'https://shop.example';

let server: FakeMailServer;
const backend = testBackend({ settings: { providers: PROVIDERS, shopOrigin: SHOP_ORIGIN } });
const runners: JobRunner[] = [];
let log: string[] = [];
beforeEach(async () => {
  server = await startFakeMailServer();
  backend.settings.smtp = { url: server.url, from: 'shop@shop.example' };
  log = [];
  await backend.db.delete(mails);
  await backend.database.runSql('drop schema if exists jobs cascade');
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await server.stop();
});

/** The jobs of a server, with short intervals. */
async function openJobs(changes: Partial<BackgroundJob> = {}): Promise<JobRunner> {
  const options = loggerOptions(testSettings({ logLevel: 'warn' })) as object;
  const logger = fastify({
    logger: { ...options, stream: { write: (line: string) => void log.push(line) } },
  });
  const { services, database } = backend;
  const sender = openMailSender(services.settings, services.settings.smtp!);
  const jobs = mailJobs(services, sender).map((job) => ({
    ...job,
    pollMs: 50,
    retryAfterSeconds: 1,
    ...(job.deadLetters && changes),
  }));
  const runner = await JobRunner.open(database, jobs, logger.log, { maintenanceSeconds: 1 });
  runners.push(runner);
  return runner;
}

async function askForReset(): Promise<void> {
  await backend.given('a registered customer jane@example.com exists');
  await backend.call('requestPasswordReset', { body: { email: 'jane@example.com' } });
}

const stored = async () => {
  const [mail] = await backend.db.select().from(mails);
  return mail!;
};

/** Resolves once the mail is neither waiting nor being sent. */
async function untilSettled(): Promise<Awaited<ReturnType<typeof stored>>> {
  for (;;) {
    const mail = await stored();
    if (mail.status !== 'waiting') return mail;
    // Queries of PGlite give timers no chance to run.
    await turn();
  }
}

it('sends the mail of an order after its commit, once, with links into this shop [BDG-07] [DEMO-66]', async () => {
  const runner = await openJobs();
  runner.start();
  const values = ready(await backend.given('a cart ready to order exists'));
  const { body } = await place(backend.baseUrl, values, janesOrder(values));
  expect(body.code).toBe(1);
  const mail = await untilSettled();
  expect(mail).toMatchObject({ status: 'sent', attempts: 1, answer: null });
  await runner.stop();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual([mail.recipient]);
  expect(server.received[0]?.message).toContain('Subject: Your order #');
  expect(server.received[0]?.message).toContain(SHOP_ORIGIN);
  expect(log).toEqual([]);
});

it('sends no mail of an event that was rolled back, and loses none without a queue [BDG-07]', async () => {
  const { data, mail } = backend.services;
  const aMail = { recipient: 'jane@example.com', subject: 'Hello', body: 'Hello' };
  await expect(data.transaction((tx) => mail.post(tx, aMail))).rejects.toThrow();
  const runner = await openJobs();
  const rolledBack = data.transaction(async (tx) => {
    await mail.post(tx, aMail);
    throw new Error('The event failed.');
  });
  await expect(rolledBack).rejects.toThrow('The event failed.');
  expect(await backend.db.select().from(mails)).toEqual([]);
  const { rows } = await backend.database.runSql('select count(*)::int as jobs from jobs.job');
  expect(rows).toEqual([{ jobs: 0 }]);
  await runner.stop();
});

it('sends the mail of a process that ended after the commit [BDG-07]', async () => {
  await (await openJobs()).stop();
  await askForReset();
  expect(await stored()).toMatchObject({ status: 'waiting', attempts: 0 });
  (await openJobs()).start();
  await server.untilReceived(1);
  expect(await untilSettled()).toMatchObject({ status: 'sent' });
  expect(server.received[0]?.message).toContain(`${SHOP_ORIGIN}/account/resetpassword?token=`);
});

it('sends the mail again if its process ended while sending it', async () => {
  await (await openJobs({ expireSeconds: 1 })).stop();
  await askForReset();
  const taken = await (await createBoss(backend.database)).fetch('mail');
  expect(taken).toHaveLength(1);
  (await openJobs({ expireSeconds: 1 })).start();
  expect(await untilSettled()).toMatchObject({ status: 'sent', attempts: 1 });
});

it.each([
  ['cannot take it now', { at: 'recipient', status: 450 }],
  ['breaks the connection', { at: 'connection' }],
] as const)('tries again if the server %s, and logs nobody’s address [BDG-05]', async (_name, refusal) => {
  server.refuse(refusal);
  (await openJobs()).start();
  await askForReset();
  expect(await untilSettled()).toMatchObject({ status: 'sent', attempts: 2, answer: null });
  expect(server.received).toHaveLength(1);
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ job: 'mail', msg: 'A job failed, and will be repeated' });
  expect(log.join('')).not.toContain('jane@');
});

it('keeps a mail that is permanently refused, with the answer, and does not try again [BDG-05]', async () => {
  server.refuse({ at: 'recipient', status: 550, text: '5.1.1 <jane@example.com>: unknown' });
  const runner = await openJobs();
  runner.start();
  await askForReset();
  const mail = await untilSettled();
  await runner.stop();
  expect(mail).toMatchObject({
    status: 'failed',
    attempts: 1,
    answer: '550 5.1.1 <jane@example.com>: unknown',
    recipient: 'jane@example.com',
  });
  expect([server.attempts(), server.received]).toEqual([1, []]);
  expect(log.join('')).not.toContain('jane@');
});

it('keeps a mail that could not be sent for too long [BDG-05]', async () => {
  server.refuse({ at: 'message', status: 451 }, 10);
  (await openJobs({ retries: 0 })).start();
  await askForReset();
  expect(await untilSettled()).toMatchObject({ status: 'failed', attempts: 1, answer: '451 not now' });
  expect(log.join('')).toContain('A job failed for the last time');
  expect(log.join('')).not.toContain('jane@');
});

it('lists failed mails with the answer, and sends them again on command', async () => {
  const { data, clock } = backend.services;
  const queue = new BossJobQueue();
  server.refuse({ at: 'recipient', status: 550, text: '5.1.1 unknown' });
  const runner = await openJobs();
  const run = (...args: string[]) => mailCommand(args, data, queue);
  expect(await run('failed')).toBe('No mail has failed.');
  expect(await run('resend', 'all')).toBe('No mail is sent again.');
  runner.start();
  await askForReset();
  const { id } = await untilSettled();
  const at = clock.now().toISOString().slice(0, 16).replace('T', ' ');
  expect(await run('failed')).toBe(
    `${id}\t${at}\tjane@example.com\tSet a new password\t1 attempt: 550 5.1.1 unknown`,
  );
  expect(await run('resend', String(id), '999')).toBe(
    `Sent again by the next backend that is free: ${id}.\nHave not failed, or do not exist: 999.`,
  );
  expect(await untilSettled()).toMatchObject({ status: 'sent', attempts: 2 });
  expect(await run('resend', String(id))).toContain('No mail is sent again.');
  expect(server.received).toHaveLength(1);
});

it.each([[], ['failed', '1'], ['resend'], ['resend', 'all', '1'], ['resend', '1; drop'], ['send']])(
  'explains the commands instead of guessing at %j %j',
  async (...args) => {
    const { data } = backend.services;
    await expect(mailCommand(args, data, new BossJobQueue())).rejects.toThrow(/^Use: npm run mail/);
  },
);

it('deletes what was sent a month ago, and nothing else', async () => {
  const createdAt = new Date('2030-01-01T00:00:00Z');
  const now = backend.services.clock.now();
  const mail = { recipient: 'a@example.com', subject: 'Hello', body: 'Hello', createdAt };
  await backend.db
    .insert(mails)
    .values([
      { ...mail, status: 'sent', settledAt: createdAt },
      { ...mail, status: 'sent', settledAt: now },
      { ...mail, status: 'failed', settledAt: createdAt },
      { ...mail, status: 'waiting' },
      mail,
    ]);
  const deletes = HOUSEKEEPING.find(({ name }) => name === 'delete-expired');
  await deletes?.run(backend.services, backend.services.log);
  const left = await backend.db.select().from(mails).orderBy(mails.id);
  expect(left.map(({ status }) => status)).toEqual(['sent', 'failed', 'waiting', 'kept']);
  expect(await backend.db.select().from(mails).where(eq(mails.status, 'sent'))).toMatchObject([
    { settledAt: now },
  ]);
});
