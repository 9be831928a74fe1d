import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { testSettings } from '../../../testing/settings';
import { describeError, loggerOptions } from './logging';

const { serializers } = loggerOptions(testSettings({ logLevel: 'info' })) as {
  serializers: Record<'req' | 'err', (value: unknown) => unknown>;
};

it('logs the path of a call, but not its query [BDG-05] [X-060]', () => {
  const request = {
    method: 'POST',
    url: '/api/customer/login?email=jane@example.com&password=secret',
    headers: { authorization: 'Bearer tok_x' },
  };
  expect(serializers.req(request)).toEqual({ method: 'POST', path: '/api/customer/login' });
});

it('logs a path with line breaks and quotes as part of one line', () => {
  const lines: string[] = [];
  const log = pino(loggerOptions(testSettings({ logLevel: 'info' })), {
    write: (line: string) => void lines.push(line),
  });
  const url = '/x"}\n{"level":50,"msg":"A call failed\r\u2028"';
  log.info({ req: { method: 'GET', url, headers: {} } }, 'incoming request');
  expect(lines).toHaveLength(1);
  expect(lines[0]!.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0]!)).toMatchObject({ req: { path: url }, msg: 'incoming request' });
});

it('logs why a query failed, but not its parameters [BDG-05]', () => {
  const failed = new DrizzleQueryError(
    'select * from customers where email = $1',
    ['jane@example.com'],
    new Error('connection reset'),
  );
  expect(serializers.err(failed)).toMatchObject({ message: 'connection reset' });
  expect(JSON.stringify(serializers.err(failed))).not.toContain('jane@example.com');
});

it.each([
  ['without a cause', () => query()],
  ['inside another error', () => new Error('Housekeeping failed', { cause: query() })],
  ['that was thrown as a text', () => 'no order of jane@example.com'],
])('keeps the parameters of a query out of the log: %s [BDG-05]', (_which, thrown) => {
  expect(JSON.stringify(describeError(thrown()))).not.toContain('jane@example.com');
});

const query = () => new DrizzleQueryError('select * from customers where email = $1', ['jane@example.com']);
