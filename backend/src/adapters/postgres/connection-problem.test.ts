import { isConnectionProblem } from './connection-problem';

describe('a connection problem', () => {
  it.each([
    { code: 'ECONNREFUSED' },
    { code: '57P01' },
    { code: '53100', message: 'could not extend file: No space left on device' },
    { code: '25P03' },
    { message: 'Client has encountered a connection error and is not queryable' },
    { message: 'Query read timeout' },
    { code: '40001', message: 'canceling statement due to conflict with recovery' },
    { message: 'Failed query', cause: { code: '08006' } },
    { errors: [{ code: 'ETIMEDOUT' }] },
  ])('is that the server cannot be reached or cannot answer: %j', (error) => {
    expect(isConnectionProblem(error)).toBe(true);
  });

  it.each([
    { code: '23505' },
    { code: '40001', message: 'could not serialize access due to concurrent update' },
    new Error('A bug'),
    undefined,
  ])('is not what the statement itself did wrong: %j', (error) => {
    expect(isConnectionProblem(error)).toBe(false);
  });
});
