import { jest } from '@jest/globals';
import { customers } from '../src/adapters/postgres/schema';
import { testBackend } from '../testing/test-backend';
import { solvedCaptcha } from './support/solved-captcha';

const PASSWORD = 'correct horse battery';
const QUARTER_OF_AN_HOUR = 15 * 60;

const backend = testBackend({ settings: { trustProxy: ['loopback'] } });

/** A fixed clock of the limits: their windows begin with the first attempt, however long the others take. */
let now = 0;
beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  backend.services.settings.limitFactor = 1_000;
  backend.services.settings.captcha.required = false;
});

let made = 0;
const newAddress = () => `203.0.113.${(made += 1)}`;
const newAccount = () => `person${(made += 1)}@example.com`;

/** An account that nobody has tried to guess, with the limits multiplied. */
async function given({ limitFactor }: { limitFactor: number }): Promise<string> {
  await backend.given('a registered customer jane@example.com exists');
  const email = newAccount();
  await backend.db.update(customers).set({ email });
  backend.services.settings.limitFactor = limitFactor;
  return email;
}

interface Attempt {
  from: string;
  password?: string;
  captcha?: string;
}

async function signIn(email: string, { from, password = PASSWORD, captcha }: Attempt) {
  const solved = captcha === undefined ? undefined : { 'x-captcha-solution': captcha };
  const { status, body, headers } = await backend.call('signIn', {
    body: { email, password },
    headers: { 'x-forwarded-for': from, ...solved },
  });
  const outcome = status === 429 ? 'limited' : body.code === 1 ? 'signed in' : 'wrong';
  return { outcome, message: body.message, retryAfter: Number(headers.get('retry-after')) };
}

const guess = async (email: string, attempt: Attempt) =>
  (await signIn(email, { ...attempt, password: 'a wild guess' })).outcome;

async function repeat(times: number, attempt: (index: number) => Promise<string>): Promise<string[]> {
  const outcomes = [];
  for (let index = 0; index < times; index += 1) outcomes.push(await attempt(index));
  return outcomes;
}
const wrong = (times: number) => Array<string>(times).fill('wrong');

describe('wrong passwords for an account', () => {
  it('from one address are refused after ten, and even the right one after them [BDG-06]', async () => {
    const email = await given({ limitFactor: 1 });
    const from = newAddress();
    expect(await repeat(10, () => guess(email, { from }))).toEqual(wrong(10));
    expect(await signIn(email, { from })).toEqual({
      outcome: 'limited',
      message: 'Too many attempts. Please try again later.',
      retryAfter: QUARTER_OF_AN_HOUR,
    });
  });

  it('do not lock out its owner, who is at another address [BDG-06]', async () => {
    const email = await given({ limitFactor: 1 });
    const from = newAddress();
    const guesses = await Promise.all(Array.from({ length: 11 }, () => guess(email, { from })));
    expect(guesses.filter((outcome) => outcome === 'limited')).toHaveLength(1);
    expect((await signIn(email, { from: newAddress() })).outcome).toBe('signed in');
  });

  it('are forgotten after a quarter of an hour, and right ones not counted at all [BDG-06]', async () => {
    const email = await given({ limitFactor: 0.1 });
    const from = newAddress();
    const outcomes: string[] = [];
    for (const password of [PASSWORD, PASSWORD, 'wrong', PASSWORD])
      outcomes.push((await signIn(email, { from, password })).outcome);
    now += QUARTER_OF_AN_HOUR * 1_000;
    outcomes.push((await signIn(email, { from })).outcome);
    expect(outcomes).toEqual(['signed in', 'signed in', 'wrong', 'limited', 'signed in']);
  });

  it('from many addresses are refused after a hundred, where no captcha slows them down [BDG-06]', async () => {
    const email = await given({ limitFactor: 0.1 });
    expect(await repeat(10, () => guess(email, { from: newAddress() }))).toEqual(wrong(10));
    const owner = await signIn(email, { from: newAddress() });
    expect(owner).toMatchObject({ outcome: 'limited', retryAfter: QUARTER_OF_AN_HOUR });
    expect(await guess(newAccount(), { from: newAddress() })).toBe('wrong');
  });

  it('from many addresses never lock out its owner where a captcha is required [BDG-06] [X-059]', async () => {
    const email = await given({ limitFactor: 0.1 });
    await repeat(10, () => guess(email, { from: newAddress() }));
    expect((await signIn(email, { from: newAddress() })).outcome).toBe('limited');
    backend.services.settings.captcha.required = true;
    const solved = async () => ({ from: newAddress(), captcha: await solvedCaptcha(backend) });
    expect(await repeat(3, async () => guess(email, await solved()))).toEqual(wrong(3));
    expect((await signIn(email, await solved())).outcome).toBe('signed in');
  });
});

describe('wrong passwords from an address', () => {
  it('for many accounts leave room for the others behind it, until there are a hundred [BDG-06]', async () => {
    const email = await given({ limitFactor: 0.1 });
    const from = newAddress();
    expect(await repeat(9, () => guess(newAccount(), { from }))).toEqual(wrong(9));
    expect(await repeat(3, async () => (await signIn(email, { from })).outcome)).toEqual(
      Array(3).fill('signed in'),
    );
    expect(await guess(newAccount(), { from })).toBe('wrong');
    const refused = await signIn(email, { from });
    expect(refused).toMatchObject({ outcome: 'limited', retryAfter: QUARTER_OF_AN_HOUR });
    expect((await signIn(email, { from: newAddress() })).outcome).toBe('signed in');
  });
});
