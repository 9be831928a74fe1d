import type { Answered, Failure } from '@cork-and-petal/sdk';
import { someWords } from '../../../tests/support/matchers';
import { callUnavailable, incomplete, keyedCallFailed, toFailure, toUnavailable } from './http-failure';

const REQUEST_ID = '3f1c9a52-8f0e-4a57-9d0b-6f5c21ab7e44';

const refusedBy = (status: number, message?: string, requestId?: string): Failure => ({
  kind: 'refused',
  status,
  message,
  requestId,
});

describe('a failure on the wire', () => {
  it.each<[Failure, object]>([
    [refusedBy(400, 'qty must be an integer'), { kind: 'refused', message: 'qty must be an integer' }],
    [refusedBy(429, 'Too many attempts.'), { kind: 'refused', message: 'Too many attempts.' }],
    [refusedBy(401), { kind: 'unavailable', reason: 'signed-out' }],
    [
      refusedBy(409, 'We are very busy right now.'),
      { kind: 'unavailable', reason: 'fault', message: 'We are very busy right now.' },
    ],
    [refusedBy(404), { kind: 'unavailable', reason: 'missing' }],
    [refusedBy(501, 'Not built yet.'), { kind: 'unavailable', reason: 'missing', message: 'Not built yet.' }],
    [
      { kind: 'fault', status: 500, detail: 'The cellar is flooded.', message: 'The cellar is flooded.' },
      { kind: 'unavailable', reason: 'fault', message: 'The cellar is flooded.' },
    ],
    [
      { kind: 'fault', status: 502, detail: undefined, message: undefined },
      { kind: 'unavailable', reason: 'fault' },
    ],
    [
      { kind: 'unreadable', status: 200, message: undefined, path: 'data[].items' },
      { kind: 'unavailable', reason: 'fault' },
    ],
    [
      { kind: 'offline', status: 500, message: 'You are not connected to internet', cause: null },
      { kind: 'unavailable', reason: 'offline', message: 'You are not connected to internet' },
    ],
    [
      { kind: 'timeout', status: 500, message: 'You are not connected to internet', cause: null },
      { kind: 'unavailable', reason: 'timeout' },
    ],
    [
      { kind: 'cancelled', status: 0, message: undefined },
      { kind: 'unavailable', reason: 'offline' },
    ],
  ])('%j becomes %j [NET-10] [NET-12] [ERR-01]', (failure, known) => {
    expect(toFailure(failure)).toMatchObject(known);
  });

  it.each(['fault', 'unreadable'] as const)('of kind %s ends in a reference to the call', (kind) => {
    const failure = { kind, status: 500, detail: undefined, message: undefined, path: '' } as Failure;
    expect(toFailure({ ...failure, requestId: REQUEST_ID } as Failure)).toEqual({
      kind: 'unavailable',
      reason: 'fault',
      reference: '21ab7e44',
      message: 'Something went wrong. Please try again.\nReference: 21ab7e44',
    });
  });

  it.each([404, 409, 501])('of status %d ends in a reference to the call', (status) => {
    expect(toFailure(refusedBy(status, 'Not now.', REQUEST_ID))).toMatchObject({
      message: 'Not now.\nReference: 21ab7e44',
    });
  });

  it('has no reference where the shopper can do something about it', () => {
    for (const status of [400, 401, 429])
      expect(toFailure(refusedBy(status, 'Try later.', REQUEST_ID))).toMatchObject({ message: 'Try later.' });
    expect(toUnavailable(refusedBy(429, 'Try later.', REQUEST_ID))).toMatchObject({ message: 'Try later.' });
  });

  it('is an answer without what was asked for, with its reference', () => {
    const answer = { status: 200, data: {}, requestId: REQUEST_ID };
    expect(callUnavailable(incomplete(answer as Answered<unknown>))).toMatchObject({
      failure: { reason: 'fault', reference: '21ab7e44' },
    });
  });

  it.each(['short', 'a'.repeat(65), '<b>12345678</b>'])('has no reference for the id %j', (requestId) => {
    const failure = { kind: 'unreadable', status: 200, message: undefined, path: '', requestId } as const;
    expect(toFailure(failure)).toEqual({
      kind: 'unavailable',
      reason: 'fault',
      message: 'Something went wrong. Please try again.',
    });
  });

  it('always has a message', () => {
    expect(toUnavailable(refusedBy(400))).toMatchObject({
      kind: 'unavailable',
      message: someWords,
    });
  });
});

test('a call with an idempotency key keeps it when there were too many, since an earlier one may have taken effect [X-150]', () => {
  expect(keyedCallFailed(refusedBy(429, 'Too many attempts.'))).toEqual({
    ok: false,
    failure: { kind: 'unavailable', reason: 'fault', message: 'Too many attempts.' },
  });
  expect(keyedCallFailed(refusedBy(400, 'qty must be an integer'))).toMatchObject({
    failure: { kind: 'refused' },
  });
});
