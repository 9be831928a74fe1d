import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers, mails, passwordResets, sessions } from '../src/adapters/postgres/schema';
import { PasswordResets } from '../src/application/customer/password-resets.port';
import { RequestPasswordReset } from '../src/application/customer/request-password-reset';
import { fixedClock } from '../testing/fixed-clock';
import { hashToken } from '../src/application/shared/random-token';
import { testBackend } from '../testing/test-backend';

const START = '2030-06-01T12:00:00Z';
let clock = fixedClock(START);
const backend = testBackend({ clock: { now: () => clock.now() } });
beforeEach(() => void (clock = fixedClock(START)));

const JANE = 'jane@example.com';
const LINK_SENT = {
  code: 1,
  message: 'If there is an account with this email, we have sent it a link to set a new password.',
};

const ask = async (email = JANE) => (await backend.call('requestPasswordReset', { body: { email } })).body;
const posted = () => backend.db.select().from(mails).orderBy(mails.id);

/** The token of the link in the newest mail. */
async function mailedToken(): Promise<string> {
  const link = (await posted()).at(-1)?.link ?? '';
  return new URL(link, 'http://shop.test').searchParams.get('token') ?? '';
}

function requestReset(pace: () => Promise<void>): RequestPasswordReset {
  const { data, clock: now, limits, mail } = backend.services;
  return new RequestPasswordReset(data, now, limits, mail, pace);
}

const change = async (token: unknown, password = 'battery staple horse', again = password) => {
  const body = { reset_token: String(token), new_password: password, confirm_password: again };
  return (await backend.call('changePassword', { body })).body;
};

const signIn = async (password: string) =>
  (await backend.call('signIn', { body: { email: JANE, password } })).body.code;

describe('requesting a new password', () => {
  it('mails a link, and stores only a hash of its token [BD-22] [BDG-02] [BDG-07]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    expect(await ask('  Jane@Example.COM ')).toEqual([LINK_SENT]);
    const [mail, ...others] = await posted();
    expect(mail).toMatchObject({ recipient: JANE, subject: 'Set a new password' });
    expect(mail?.link).toMatch(/^\/account\/resetpassword\?token=rst_[\w-]{43}$/);
    expect(others).toEqual([]);
    const token = await mailedToken();
    const [stored] = await backend.db.select().from(passwordResets);
    expect(stored).toMatchObject({ tokenHash: hashToken(token), customerId: 501, usedAt: null });
    expect(await change(token)).toEqual({ code: 1, message: 'Password changed.' });
    expect(await signIn('battery staple horse')).toBe(1);
  });

  it('gives the same answer for an unknown e-mail and for a guest, and mails neither [BD-22] [X-070]', async () => {
    await backend.given('a guest session exists');
    expect(await ask('nobody@example.com')).toEqual([LINK_SENT]);
    expect(await ask('guest@example.com')).toEqual([LINK_SENT]);
    expect(await posted()).toEqual([]);
  });

  it('takes the same time for both, independent of the work [X-070]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    for (const email of [JANE, 'nobody@example.com']) {
      const events: string[] = [];
      let goOn = () => {};
      const paced = new Promise<void>((resolve) => (goOn = resolve));
      const service = requestReset(() => paced);
      const answered = service.execute(email, '203.0.113.7').then(() => events.push('answered'));
      // More work than a request takes: without the fixed delay the answer would have arrived by now.
      for (let turn = 0; turn < 20; turn += 1)
        await requestReset(async () => {}).execute(email, '203.0.113.8');
      events.push('went on');
      goOn();
      await answered;
      expect(events).toEqual(['went on', 'answered']);
    }
  });

  it.each([
    ['', 'Email is required.'],
    ['jane', 'Email must be in email format.'],
    ['jane@example', 'Email must be in email format.'],
    ['jane@example.com\r\nBcc: all@example.com', 'Email must be in email format.'],
  ])('refuses the e-mail %j [BD-22]', async (email, message) => {
    await backend.given('a registered customer jane@example.com exists');
    expect(await ask(email)).toEqual([{ code: -1, message }]);
  });

  it('is limited to five an hour for an account, ignoring case, and to twenty for an address [BD-22]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const { services } = backend;
    const askFrom = (email: string, ip: string) =>
      requestReset(async () => {})
        .execute(email, ip)
        .then(
          () => 'asked',
          (problem: Error) => problem.message,
        );
    services.settings.limitFactor = 1;
    const ofOneAccount: string[] = [];
    for (const ip of ['a', 'b', 'c', 'd', 'e', 'f'])
      ofOneAccount.push(await askFrom(ip < 'd' ? JANE : JANE.toUpperCase(), ip));
    const fromOneAddress: string[] = [];
    for (let number = 1; number <= 21; number += 1)
      fromOneAddress.push(await askFrom(`${number}@example.com`, 'one'));
    // The address that is refused has used up nothing of this account.
    const refused: string[] = [];
    for (let number = 1; number <= 5; number += 1) refused.push(await askFrom('victim@example.com', 'one'));
    const owner = await askFrom('victim@example.com', 'another');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
    const later = await askFrom(JANE, 'one');
    now.mockRestore();
    services.settings.limitFactor = 1_000;
    const tooMany = 'too-many-attempts';
    expect(ofOneAccount).toEqual([...Array<string>(5).fill('asked'), tooMany]);
    expect(fromOneAddress).toEqual([...Array<string>(20).fill('asked'), tooMany]);
    expect(refused).toEqual(Array<string>(5).fill(tooMany));
    expect([owner, later]).toEqual(['asked', 'asked']);
  });

  it('is refused in a list above the limit, like every answer of this call [BD-22] [X-131]', async () => {
    await backend.given('the caller has used up every limit');
    // Fixed, so that a full hour remains however long the call takes.
    const clockOfLimits = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const answer = await backend.call('requestPasswordReset', { body: { email: JANE } });
    expect([answer.status, answer.body]).toEqual([
      429,
      [{ code: -1, message: 'Too many attempts. Please try again later.' }],
    ]);
    clockOfLimits.mockRestore();
    expect(Number(answer.headers.get('retry-after'))).toBe(60 * 60);
  });

  it('is not blocked by an expired token [X-084]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const body = { email: JANE };
    const answer = await backend.call('requestPasswordReset', { body, token: 'tok_long_gone' });
    expect(answer.body).toEqual([LINK_SENT]);
  });
});

describe('setting a new password', () => {
  const EXPIRED = { code: -1, message: 'This link has expired. Please request a new one.' };
  const USED = { code: -1, message: 'This link has already been used. Please request a new one.' };

  it("ends all sessions of the customer and nobody else's, and sends a mail [BD-23]", async () => {
    const { resetToken, token } = await backend.given('a valid reset token exists');
    const values = { kind: 'member', email: 'mark@example.com', createdAt: clock.now() } as const;
    const [mark] = await backend.db.insert(customers).values(values).returning({ id: customers.id });
    const session = { tokenHash: 'marks', customerId: mark?.id ?? 0, createdAt: clock.now() };
    await backend.db.insert(sessions).values({ ...session, expiresAt: new Date('2031-01-01') });
    expect(await change(resetToken)).toMatchObject({ code: 1 });
    expect((await backend.call('getDashboard', { token: String(token) })).status).toBe(401);
    expect((await backend.db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['marks']);
    expect(await signIn('correct horse battery')).toBe(-1);
    expect(await signIn('battery staple horse')).toBe(1);
    expect(await posted()).toMatchObject([{ recipient: JANE, subject: 'Your password was changed' }]);
  });

  it('works once per token [BD-23] [X-072]', async () => {
    const { resetToken } = await backend.given('a valid reset token exists');
    await change(resetToken);
    expect(await change(resetToken, 'somebody else')).toEqual(USED);
    expect(await signIn('battery staple horse')).toBe(1);
  });

  it('works for sixty minutes [BD-23] [X-072]', async () => {
    const { resetToken } = await backend.given('a valid reset token exists');
    clock = fixedClock('2030-06-01T13:00:00Z');
    expect(await change(resetToken)).toEqual(EXPIRED);
    clock = fixedClock('2030-06-01T12:59:59Z');
    expect(await change(resetToken)).toMatchObject({ code: 1 });
  });

  it('invalidates the links in older mails [BD-23]', async () => {
    const { resetToken } = await backend.given('a valid reset token exists');
    await ask();
    await change(await mailedToken());
    expect(await change(resetToken, 'of the older mail')).toEqual(EXPIRED);
  });

  it('refuses any other token [BD-23]', async () => {
    await backend.given('a valid reset token exists');
    const unknown = { code: -1, message: 'This link is not valid. Please request a new one.' };
    for (const token of ['', 'rst_unknown', "' or 1=1 --"]) expect(await change(token)).toEqual(unknown);
  });

  it.each([
    ['', '', 'New password is required.'],
    ['battery staple', '', 'Confirm password is required.'],
    ['seven77', 'seven77', 'Password must be at least 8 characters.'],
    ['🍷🍷🍷🍷', '🍷🍷🍷🍷', 'Password must be at least 8 characters.'],
    ['battery staple', 'battery stapel', 'Passwords must match'],
    ['Password1', 'Password1', 'This password is used by many people. Please choose another one.'],
  ])('refuses %j and %j, without using up the token [BD-23] [X-071]', async (password, again, message) => {
    const { resetToken } = await backend.given('a valid reset token exists');
    expect(await change(resetToken, password, again)).toEqual({ code: -1, message });
    expect(await change(resetToken)).toMatchObject({ code: 1 });
  });

  it.each([
    ['64 small letters', 'abcdefgh'.repeat(8)],
    ['64 signs that are no letters', '0 -_ñ🍷"<'.repeat(8)],
  ])('takes %s, and compares every one of them [BD-23]', async (_what, password) => {
    const { resetToken } = await backend.given('a valid reset token exists');
    expect([...password]).toHaveLength(64);
    expect(await change(resetToken, password)).toMatchObject({ code: 1 });
    expect(await signIn(`${[...password].slice(0, -1).join('')}x`)).toBe(-1);
    expect(await signIn(password)).toBe(1);
  });

  it('does not accept the stored hash as a token [BDG-02]', async () => {
    const { resetToken } = await backend.given('a valid reset token exists');
    expect(await change(hashToken(String(resetToken)))).toMatchObject({ code: -1 });
  });

  it('changes nothing if its mail cannot be written [BDG-07]', async () => {
    const { resetToken, token } = await backend.given('a valid reset token exists');
    const { mail } = backend.services;
    Object.assign(mail, { post: () => Promise.reject(new Error('The outbox is full.')) });
    const body = {
      reset_token: String(resetToken),
      new_password: 'long enough',
      confirm_password: 'long enough',
    };
    expect((await backend.call('changePassword', { body })).status).toBe(500);
    Reflect.deleteProperty(mail, 'post');
    expect((await backend.call('getDashboard', { token: String(token) })).status).toBe(200);
    expect(await change(resetToken)).toMatchObject({ code: 1 });
  });

  it('deletes links a month after they expired [BDG-01]', async () => {
    await backend.given('an expired reset token exists');
    const left = () => backend.db.select().from(passwordResets).where(eq(passwordResets.customerId, 501));
    const resets = backend.services.data.get(PasswordResets);
    await resets.deleteOld(clock.now());
    expect(await left()).toHaveLength(1);
    await resets.deleteOld(new Date('2030-07-02T12:00:00Z'));
    expect(await left()).toEqual([]);
  });
});
