import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { STRIPE_EVENT_TYPES } from '../src/adapters/card/stripe-events';
import { readSettings } from '../src/config';
import type { Environment } from '../src/environment';
import { checkOrigin } from '../src/doctor/check-origin';
import { examine } from '../src/doctor/examine';
import { formatFindings } from '../src/doctor/finding';
import { openDatabase } from '../src/adapters/postgres/database';
import { builtServer } from '../../server/testing/built-server';
import { startFakeBucket } from '../testing/fake-bucket';
import { MAIL_USER, startFakeMailServer } from '../testing/fake-mail-server';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startFakeStripe } from '../testing/stripe/fake-stripe';

/** It looks at PostgreSQL. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const NOW = new Date('2030-06-01T14:00:00Z');
const SECRET = 'a secret of thirty-two characters';
const NOBODY = 'http://127.0.0.1:1';
const days = (number: number) => async () => new Date(NOW.getTime() + number * 86_400_000);

const report = async (env: Environment, certificate = days(60)) =>
  formatFindings(await examine(readSettings(env), NOW, certificate));

describeOnPostgres('the doctor', () => {
  let databaseUrl: string;
  let production: Environment;
  beforeAll(async () => {
    databaseUrl = await postgres.freshDatabase();
    production = {
      DATABASE_URL: databaseUrl,
      SHOP_ORIGIN: 'https://shop.example',
      CAPTCHA_SECRET: SECRET,
      ALLOW_TEST_CARDS: 'true',
    };
  }, 60_000);

  it('finds nothing wrong with a complete production configuration, and says what is not offered', async () => {
    await (await openDatabase({ databaseUrl })).close();
    const text = await report(production);
    expect(text).toMatch(/✓ Database: PostgreSQL \d+/);
    for (const line of [
      '✓ Settings: valid for MODE=production',
      '✓ Migrations: all done',
      '– Catalogue: empty. Fill it with: npm run catalog -- import <folder> (docs/catalog.md)',
      '✓ Clock: the same as the database’s',
      '✓ TLS: the certificate of shop.example is valid for 60 days',
      '– Cards: not offered',
      '– UPI: not offered',
      '– Mail: not offered',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/No problem found\.$/);
  });

  it.each([
    ['behind', -10_000],
    ['ahead of', 10_000],
  ])('reports a machine whose clock is %s the database’s', async (_where, offsetMs) => {
    const realNow = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + offsetMs);
    const text = await report(production);
    clock.mockRestore();
    expect(text).toMatch(
      /✗ Clock: (9|10)\.\d s apart from the database’s\n {2}Synchronise both machines by NTP\./,
    );
  });

  it('says who can reach the operators’ calls, and that their credential is too weak to start with', async () => {
    const token = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
    const calls = { ...production, OPERATOR_PORT: '4700', OPERATOR_TOKENS: `anna:${token}` };
    expect(await report(production)).toContain('– Operator: no calls: OPERATOR_PORT is not set');
    expect(await report(calls)).toContain(
      '✓ Operator: calls are answered on this machine only, on port 4700',
    );
    expect(await report({ ...calls, OPERATOR_HOST: '0.0.0.0' })).toContain(
      '– Operator: calls are answered on 0.0.0.0:4700 without TLS',
    );
    await expect(report({ ...calls, OPERATOR_TOKENS: `anna:${'1234'.repeat(8)}` })).rejects.toThrow(
      'can be guessed',
    );
  });

  it('reports a read replica that cannot be read, or that does not follow', async () => {
    const fresh = await postgres.freshDatabase();
    await (await openDatabase({ databaseUrl: fresh })).close();
    const about = (url: string) => report({ ...production, DATABASE_READ_URL: url });
    expect(await about(fresh)).toContain('– Read replica: answers, but is no standby');
    expect(await about(await postgres.freshDatabase({ isEmpty: true }))).toMatch(
      /✗ Read replica: lacks \d+ migrations/,
    );
    expect(await about('postgres://shop:hidden@127.0.0.1:1/shop')).toMatch(
      /✗ Read replica: cannot be read: /,
    );
    expect(await report(production)).not.toContain('Read replica');
  });

  it('reports a database that lacks a migration, that contains the demo, or that cannot be reached', async () => {
    const fresh = await postgres.freshDatabase();
    await (await openDatabase({ databaseUrl: fresh })).close();
    const client = new Client({ connectionString: fresh });
    await client.connect();
    await client.query(`insert into stores (id, publishable_key) values (1, 'pk_sandbox_cork_and_petal')`);
    await client.query('delete from drizzle.__drizzle_migrations');
    await client.end();
    expect(await report({ ...production, DATABASE_URL: fresh })).toContain(
      '✗ Demo data: the database contains the demo',
    );
    expect(await report({ ...production, DATABASE_URL: fresh })).toMatch(
      /✗ Migrations: \d+ missing\n {2}Run npm run migrate before a backend starts/,
    );
    expect(await report({ ...production, DATABASE_URL: fresh, MIGRATE_AT_START: 'true' })).toMatch(
      /– Migrations: \d+ missing; the next backend that starts applies them/,
    );
    const gone = await report({ ...production, DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:1/shop' });
    expect(gone).toContain('✗ Database: cannot be used: ');
    expect(gone).toContain('1 problem.');
    expect(gone).not.toContain('hidden');
  });

  it('asks Stripe about the key, and does not print it', async () => {
    const stripe = await startFakeStripe();
    const keys = (secretKey: string, origin = stripe.settings.origin) => ({
      ...production,
      PAYMENT_SECRET_KEY: secretKey,
      PAYMENT_PUBLISHABLE_KEY: 'pk_test_1',
      PAYMENT_API_ORIGIN: origin,
    });
    const [known, unknown, unreached] = [
      await report(keys(stripe.settings.secretKey)),
      await report(keys('sk_test_wrong')),
      await report(keys('sk_test_wrong', NOBODY)),
    ];
    await stripe.stop();
    expect(known).toContain('– Cards: Stripe knows the key, which is a test key');
    expect(unknown).toContain('✗ Cards: Stripe does not know PAYMENT_SECRET_KEY');
    expect(unreached).toContain('✗ Cards: Stripe cannot be reached');
    expect(unknown + unreached).not.toContain('sk_test_wrong');
  });

  it('looks for the endpoint at Stripe that sends events, and for those that are needed', async () => {
    const stripe = await startFakeStripe();
    const env = {
      ...production,
      PAYMENT_SECRET_KEY: stripe.settings.secretKey,
      PAYMENT_PUBLISHABLE_KEY: 'pk_test_1',
      PAYMENT_API_ORIGIN: stripe.settings.origin,
    };
    const on = { ...env, PAYMENT_WEBHOOK_SECRET: 'whsec_hidden' };
    const url = 'https://shop.example/_webhooks/stripe';
    const reports = [await report(env), await report({ ...on, PAYMENT_SECRET_KEY: 'sk_test_wrong' })];
    stripe.endpoints.push({ url: 'https://other.example/hook', status: 'enabled', enabled_events: ['*'] });
    reports.push(await report(on));
    stripe.endpoints.push({ url, status: 'disabled', enabled_events: ['*'] });
    reports.push(await report(on));
    stripe.endpoints.push({ url, status: 'enabled', enabled_events: ['payment_intent.succeeded'] });
    reports.push(await report(on));
    stripe.endpoints.push({ url, status: 'enabled', enabled_events: STRIPE_EVENT_TYPES.slice(1) });
    reports.push(await report(on));
    await stripe.stop();
    expect(reports.map((text) => /. Card events: .*/.exec(text)?.[0])).toEqual([
      '– Card events: off, so disputes are not reported. Set PAYMENT_WEBHOOK_SECRET (docs/operate.md)',
      '– Card events: not checked, since the key may not read endpoints, or Stripe does not answer',
      '✗ Card events: Stripe sends none to /_webhooks/stripe',
      '✗ Card events: Stripe sends none to /_webhooks/stripe: its endpoint is disabled',
      `✗ Card events: Stripe does not send ${STRIPE_EVENT_TYPES.slice(1).join(', ')}`,
      '✓ Card events: Stripe sends all that are needed',
    ]);
    expect(reports.join('')).not.toContain('hidden');
  });

  it('signs in to the mail server, sends nothing, and prints no password', async () => {
    const server = await startFakeMailServer();
    const { user, password } = MAIL_USER;
    const env = (credentials: string, address = server.url) => ({
      ...production,
      SMTP_URL: address.replace('//', `//${credentials}@`),
      MAIL_FROM: 'shop@shop.example',
    });
    const name = encodeURIComponent(user);
    const known = await report(env(`${name}:${encodeURIComponent(password)}`));
    const unknown = await report(env(`${name}:hidden`));
    const unreached = await report(env(`${name}:hidden`, 'smtp://127.0.0.1:1'));
    await server.stop();
    expect(known).toContain('✓ Mail: the mail server lets SMTP_URL sign in');
    expect(unknown).toContain('✗ Mail: the mail server does not let SMTP_URL sign in');
    expect(unreached).toContain('✗ Mail: the mail server cannot be used: ');
    expect(unknown + unreached).not.toContain('hidden');
    expect(server.received).toEqual([]);
  });

  it('tests the bucket, with the preflight request of a browser', async () => {
    const bucket = await startFakeBucket();
    const { endpoint, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
    const env = {
      ...production,
      BUCKET_NAME: name,
      BUCKET_ENDPOINT: endpoint,
      BUCKET_KEY_ID: accessKeyId,
      BUCKET_SECRET: secretAccessKey,
    };
    const closed = await report(env);
    bucket.allowOrigin('https://shop.example', 'x-amz-date');
    const withoutHeader = await report(env);
    bucket.allowOrigin('https://shop.example');
    const open = await report(env);
    bucket.failNextRequests();
    const broken = await report(env);
    await bucket.stop();
    expect(closed).toContain('✓ Pictures: the bucket stores, returns and deletes');
    expect(closed).toContain('✗ CORS of the bucket: does not let https://shop.example upload');
    expect(withoutHeader).toContain('✗ CORS of the bucket: does not let https://shop.example upload');
    expect(open).toContain('✓ CORS of the bucket: lets https://shop.example upload');
    expect(broken).toContain('✗ Pictures: The bucket answered 403 to PUT.');
  });

  it('reports an origin without TLS, a certificate that expires soon, and a server without TLS', async () => {
    expect(await report({ ...production, SHOP_ORIGIN: 'http://shop.example' })).toContain(
      '✗ TLS: SHOP_ORIGIN is http',
    );
    expect(await report(production, days(9))).toContain(
      '✗ TLS: the certificate of shop.example ends in 9 days',
    );
    const plain = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => plain.once('listening', resolve));
    const { port } = plain.address() as AddressInfo;
    const settings = readSettings({ ...production, SHOP_ORIGIN: `https://127.0.0.1:${port}` });
    const finding = await checkOrigin(settings, NOW);
    plain.close();
    expect(finding).toMatchObject({ kind: 'problem', about: 'TLS' });
  });

  it('finds a secret that can be guessed', async () => {
    expect(await report({ ...production, CAPTCHA_SECRET: 'secret' })).toContain('✗ Secrets: CAPTCHA_SECRET');
  });

  it('is a command of the built server, and fails if it finds a problem', async () => {
    const main = await builtServer('backend');
    const run = (env: Record<string, string | undefined>) =>
      spawnSync(process.execPath, [main, 'doctor'], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...env },
        timeout: 30_000,
      });
    const bare = run({});
    const ready = run({ ...production, SHOP_ORIGIN: 'http://127.0.0.1:4600' });
    expect(bare.stdout).toContain('✗ Settings: MODE=production does not start with these settings.');
    expect([bare.status, ready.status]).toEqual([1, 0]);
    expect(ready.stdout).toMatch(/No problem found\.\n$/);
  });
});
