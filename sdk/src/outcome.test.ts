import { readOutcome } from './outcome';

describe('readOutcome', () => {
  it.each([
    { code: 1 },
    { code: '1' },
    { status: 'true' },
    { status: 1 },
    { isVPAValid: 1 },
    { errorCode: 0, code: 1 },
  ])('reads %j as success [X-132 NET-06 CONST-37]', (answer) =>
    expect(readOutcome(answer).succeeded).toBe(true),
  );

  it.each([
    { code: -1 },
    { code: '-1' },
    { code: 0 },
    { code: 2 },
    { code: 'false' },
    { status: 'false' },
    { status: 0 },
    { isVPAValid: 0 },
    { errorCode: 1 },
    { errorCode: '1', code: 1 },
  ])('reads %j as no success [X-132 NET-06 CONST-37]', (answer) =>
    expect(readOutcome(answer).succeeded).toBe(false),
  );

  it('treats an answer without a flag as success', () => {
    expect(readOutcome({ avaialbepostcodes: [] })).toEqual({
      succeeded: true,
      code: undefined,
      message: undefined,
    });
  });

  it('treats a list as success, even an empty one', () => {
    expect(readOutcome([])).toEqual({ succeeded: true, code: undefined, message: undefined });
  });

  it('treats a bare message as no success [X-048]', () => {
    expect(readOutcome({ message: 'No Slots are available!' })).toMatchObject({
      succeeded: false,
      message: 'No Slots are available!',
    });
  });

  it('keeps codes as text, so that they stay distinct [X-134]', () => {
    expect(readOutcome({ code: 'false', message: 'Invalid shipping dates detected' })).toEqual({
      succeeded: false,
      code: 'false',
      message: 'Invalid shipping dates detected',
    });
  });

  it('finds the message of a refused card in its data [X-145]', () => {
    expect(readOutcome({ code: -1, data: { message: 'Card declined' } }).message).toBe('Card declined');
  });

  it('prefers the code to a status with another meaning [X-150]', () => {
    expect(readOutcome({ code: 1, status: 'pending' })).toMatchObject({ succeeded: true, code: '1' });
  });
});
