import { DrizzleQueryError } from 'drizzle-orm';
import { describeStartFailure } from '../../../server/start-failure';
import { describeError } from '../adapters/http/logging';
import { StartProblem } from '../../../server/start-problem';

it('prints the sentence of a known problem [BD-01]', () => {
  expect(describeStartFailure(new StartProblem('Port 4600 is taken.'))).toBe('Port 4600 is taken.');
});

it('prints why a query failed, but not its parameters [BDG-05]', () => {
  const failed = new DrizzleQueryError(
    'insert into customers',
    ['jane@example.com'],
    new Error('disk is full'),
  );
  expect(describeStartFailure(failed, describeError)).toMatch(/^Error: disk is full\n {4}at /);
  expect(describeStartFailure(failed, describeError)).not.toContain('jane@example.com');
});
