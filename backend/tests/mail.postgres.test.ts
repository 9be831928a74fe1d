import { spawnSync } from 'node:child_process';
import { startFakeMailServer, type FakeMailServer } from '../testing/fake-mail-server';
import { type BackendProcess, startBackendProcess } from '../testing/backend-process';
import { builtServer } from '../../server/testing/built-server';
import { sendCall } from '../testing/send-call';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { openTestDatabase, type TestDatabase } from './support/test-database';
import { mails } from '../src/adapters/postgres/schema';

/** Two processes cannot share the embedded database. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const MAILS = 40;

describeOnPostgres('two backends on one database', () => {
  let server: FakeMailServer;
  let main: string;
  let database: TestDatabase;
  let place: Record<'DATABASE_URL' | 'SMTP_URL' | 'MAIL_FROM' | 'SHOP_ORIGIN', string>;
  const running: BackendProcess[] = [];
  beforeAll(async () => {
    server = await startFakeMailServer();
    main = await builtServer('backend');
    const databaseUrl = await postgres.freshDatabase();
    database = await openTestDatabase({ databaseUrl });
    place = {
      DATABASE_URL: databaseUrl,
      SMTP_URL: server.url,
      MAIL_FROM: 'shop@shop.example',
      SHOP_ORIGIN: 'https://shop.example',
    };
    running.push(
      ...(await Promise.all([startBackendProcess(main, place), startBackendProcess(main, place)])),
    );
  }, 60_000);
  afterAll(async () => {
    for (const backend of running) await backend.kill();
    await database.close();
    await server.stop();
  }, 30_000);

  it('send each mail once, including those that a killed one did not send [BDG-07]', async () => {
    await database.given('a registered customer jane@example.com exists');
    const ask = (index: number) =>
      sendCall(running[index % 2]!.baseUrl, 'requestPasswordReset', { body: { email: 'jane@example.com' } });
    await Promise.all(Array.from({ length: MAILS }, (_, index) => ask(index)));
    expect(await running[0]!.stop()).toBe(0);
    await server.untilReceived(MAILS);
    expect(await running[1]!.stop()).toBe(0);
    const tokens = server.received.map(({ message }) => /resetpassword\?token=([\w-]+)/.exec(message)?.[1]);
    expect(new Set(tokens).size).toBe(MAILS);
    const stored = await database.services.db.select().from(mails);
    expect(stored.map(({ status, attempts }) => [status, attempts])).toEqual(
      Array<unknown>(MAILS).fill(['sent', 1]),
    );
  }, 60_000);

  it('finish sending a mail before they stop', async () => {
    const backend = await startBackendProcess(main, place);
    running.push(backend);
    const { db } = database.services;
    await db.delete(mails);
    const held = server.holdNext();
    await sendCall(backend.baseUrl, 'requestPasswordReset', { body: { email: 'jane@example.com' } });
    const release = await held;
    const ended = backend.stop();
    // It accepts no connections any more, but has not ended.
    while (await fetch(`${backend.baseUrl}/healthz`).then(Boolean, () => false));
    expect(await db.select().from(mails)).toMatchObject([{ status: 'waiting' }]);
    release();
    expect(await ended).toBe(0);
    expect(await db.select().from(mails)).toMatchObject([{ status: 'sent', attempts: 1 }]);
  }, 60_000);

  it('send failed mails again on command', async () => {
    const { db } = database.services;
    await db.update(mails).set({ status: 'failed', attempts: 3, answer: '451 not now' });
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [main, 'mail', ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, MODE: 'test', ...place },
        timeout: 30_000,
      });
    const before = server.received.length;
    expect(run('failed').stdout.trim().split('\n')).toHaveLength(1);
    expect(run('failed').stdout).toContain('3 attempts: 451 not now');
    expect(run('resend').status).toBe(1);
    expect(run('resend').stderr).toMatch(/^Use: npm run mail/);
    expect(run('resend', 'all').stdout).toMatch(/^Sent again by the next backend that is free: /);
    running.push(await startBackendProcess(main, place));
    await server.untilReceived(before + 1);
  }, 60_000);
});
