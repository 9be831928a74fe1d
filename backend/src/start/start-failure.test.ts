import { DrizzleQueryError } from 'drizzle-orm';
import { describeStartFailure } from './start-failure';
import { StartProblem } from '../application/shared/start-problem';

it('tells a known problem in its sentence [BD-01]', () => {
  expect(describeStartFailure(new StartProblem('Port 4600 is taken.'))).toBe('Port 4600 is taken.');
});

it('tells why a query failed and not what it was asked with [BDG-05]', () => {
  const failed = new DrizzleQueryError(
    'insert into customers',
    ['jane@example.com'],
    new Error('disk is full'),
  );
  expect(describeStartFailure(failed)).toMatch(/^Error: disk is full\n {4}at /);
  expect(describeStartFailure(failed)).not.toContain('jane@example.com');
});
