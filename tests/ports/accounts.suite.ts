import type { Accounts, Registration } from '../../src/application/customer/accounts.port';
import type { CallsOf } from '../support/calls-of';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

const CREDENTIALS = { email: 'jane@example.com', password: 'secret' };

const REGISTRATION = {
  ...CREDENTIALS,
  confirmPassword: 'secret',
  firstName: 'Jane',
  lastName: 'Doe',
  dateOfBirth: '',
  gender: '',
  country: 'US',
  wantsNewsletter: false,
};

export const ACCOUNT_CALLS: CallsOf<Accounts> = {
  signIn: (accounts) => accounts.signIn(CREDENTIALS, '', ''),
  register: (accounts) => accounts.register(REGISTRATION, '', ''),
  startGuestSession: (accounts) => accounts.startGuestSession('jane@example.com', 'crt_1', ''),
  signOut: (accounts) => accounts.signOut(),
  getDashboard: (accounts) => accounts.dashboard(),
};

export const JANES_PASSWORD = 'correct horse battery';

const jane = { email: 'jane@example.com', password: JANES_PASSWORD };

const noa: Registration = {
  email: 'new@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
  firstName: 'Noa',
  lastName: 'Green',
  dateOfBirth: '04/23/1990',
  gender: '',
  country: 'US',
  wantsNewsletter: true,
};

export function describeAccounts(name: string, harness: PortHarness<Accounts>): void {
  describe(`accounts, ${name}`, () => {
    duringSuite(harness);

    it('open the session of a member [AUTH-30] [ENT-23]', async () => {
      const { port } = await harness.given('a registered customer jane@example.com exists', 'visitor');
      const session = valueOf(await port.signIn(jane, '', ''));
      expect(session).toMatchObject({
        customerId: '501',
        name: 'Jane Doe',
        token: someWords,
      });
    });

    it("merge the visitor's cart [AUTH-32] [AUTH-34]", async () => {
      const sentence = 'a registered customer jane@example.com exists and a guest cart exists';
      const { port, values } = await harness.given(sentence, 'visitor');
      const session = valueOf(await port.signIn(jane, values.cartId ?? '', ''));
      expect(session.cartId).toMatch(/\w/);
      expect(session.unitCount).toBe(6);
    });

    it('refuse a wrong password and an unknown e-mail with the same message [AUTH-40]', async () => {
      const { port } = await harness.given('no customer nobody@example.com exists', 'visitor');
      const wrong = await port.signIn({ ...jane, password: 'wrong password' }, '', '');
      const unknown = await port.signIn({ ...jane, email: 'nobody@example.com' }, '', '');
      expect(wrong).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: someWords },
      });
      expect(unknown).toEqual(wrong);
    });

    it('create an account [AUTH-37] [AUTH-38]', async () => {
      const { port } = await harness.given('no customer new@example.com exists', 'visitor');
      expect(valueOf(await port.register(noa, '', '')).token).toMatch(/\w/);
      expect(valueOf(await port.signIn(noa, '', '')).name).toMatch(/\w/);
    });

    it('are unique by e-mail [AUTH-44]', async () => {
      const { port } = await harness.given('a registered customer jane@example.com exists', 'visitor');
      const again = await port.register({ ...noa, email: jane.email }, '', '');
      expect(again).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: someWords },
      });
    });

    it('let a guest continue with an e-mail, whoever else has it [GUEST-04] [GUEST-05]', async () => {
      const sentence = 'a registered customer jane@example.com exists and a visitor cart exists';
      const { port, values } = await harness.given(sentence, 'visitor');
      const guest = valueOf(await port.startGuestSession(jane.email, values.cartId ?? '', ''));
      expect(guest.token).toMatch(/\w/);
      expect(guest.customerId).not.toBe('501');
    });

    it('refuse a guest without a cart, and a malformed e-mail', async () => {
      const none = await harness.given('no cart exists', 'visitor');
      expect(await none.port.startGuestSession('guest@example.com', '', '')).toMatchObject({ ok: false });
      const { port, values } = await harness.given('a visitor cart with two items exists', 'visitor');
      const malformed = await port.startGuestSession('nobody', values.cartId ?? '', '');
      expect(malformed).toMatchObject({ failure: { kind: 'refused', message: someWords } });
    });

    it('show their owner [ENT-46] [ENT-36]', async () => {
      const { port } = await harness.given('a signed-in customer with saved cards exists');
      const dashboard = valueOf(await port.dashboard());
      expect(dashboard).toMatchObject({
        name: 'Jane Doe',
        email: 'jane@example.com',
        wantsNotifications: true,
      });
      expect(dashboard.cards.map((card) => card.lastDigits)).toEqual(expect.arrayContaining(['4242']));
    });

    it('have no name for a guest', async () => {
      const { port } = await harness.given('a guest session exists');
      expect(valueOf(await port.dashboard()).name).toBe('');
    });

    it('save the given preferences, and leave the others unchanged [ACCT-05] [ACCT-06] [ROLE-08]', async () => {
      const { port } = await harness.given('a signed-in customer with saved cards exists');
      const before = valueOf(await port.dashboard());
      const after = { ...before, wantsNotifications: !before.wantsNotifications };
      expect(valueOf(await port.savePreferences({ wantsNotifications: after.wantsNotifications }))).toEqual(
        after,
      );
      expect(valueOf(await port.dashboard())).toEqual(after);
      const both = {
        wantsNewsletter: !before.wantsNewsletter,
        wantsNotifications: before.wantsNotifications,
      };
      valueOf(await port.savePreferences(both));
      expect(valueOf(await port.dashboard())).toEqual({ ...before, ...both });
    });

    it('end a session', async () => {
      const { port } = await harness.given('a signed-in customer exists');
      expect((await port.signOut()).ok).toBe(true);
    });
  });
}
