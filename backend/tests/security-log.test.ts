import { Writable } from 'node:stream';
import { pino } from 'pino';
import { requestIdInLog } from '../../server/request-id';
import { createOperations } from '../src/adapters/http/operations';
import { createServer } from '../src/adapters/http/server';
import { sendCall } from '../testing/send-call';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
const WRONG = 'not the password';

/** Makes calls of a server in production, and returns what it logs at its default level. */
async function loggedOf(calls: (url: string) => Promise<void>): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const output = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const services = {
    ...backend.services,
    settings: { ...backend.settings, mode: 'production' as const },
    log: pino({ level: 'warn', ...requestIdInLog }, output),
  };
  const app = await createServer(services, createOperations(services));
  await calls(await app.listen({ host: '127.0.0.1', port: 0 }));
  await app.close();
  return lines;
}

it('logs who signs in, who is refused, and what is rejected: without the person [BDG-05]', async () => {
  const { password } = await backend.given('a registered customer jane@example.com exists');
  const email = 'jane@example.com';
  const logged = await loggedOf(async (url) => {
    await sendCall(url, 'signIn', { body: { email, password: WRONG } });
    await sendCall(url, 'signIn', { body: { email, password: String(password) } });
    await sendCall(url, 'requestPasswordReset', { body: { email } });
    await sendCall(url, 'listCategories', { query: { store_id: '1' } });
    await sendCall(url, 'listOrders', { body: {}, token: 'tok_unknown' });
    await sendCall(url, 'signIn', { body: {} });
  });
  expect(logged.map(({ call, outcome }) => [call, outcome])).toEqual([
    ['signIn', 'credentials-wrong'],
    ['signIn', 'done'],
    ['requestPasswordReset', 'done'],
    ['listOrders', 401],
    ['signIn', 400],
  ]);
  for (const { requestId } of logged) expect(requestId).toMatch(/^[\da-f-]{36}$/);
  for (const secret of ['jane', WRONG, String(password), 'tok_unknown', '127.0.0.1'])
    expect(JSON.stringify(logged)).not.toContain(secret);
});
