import type { PasswordResets } from '../../src/application/customer/password-resets.port';
import type { CallsOf } from '../support/calls-of';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const PASSWORD_RESET_CALLS: CallsOf<PasswordResets> = {
  requestPasswordReset: (resets) => resets.request('jane@example.com', undefined, ''),
  changePassword: (resets) => resets.change('reset-1', 'new', 'new'),
};

const refusal = { ok: false, failure: { kind: 'refused', message: someWords } };
const NEW = 'battery staple horse';

export function describePasswordResets(name: string, harness: PortHarness<PasswordResets>): void {
  describe(`password resets, ${name}`, () => {
    duringSuite(harness);

    it('give the same answer for an e-mail with an account and without one [PWD-01] [X-070]', async () => {
      const { port } = await harness.given('a registered customer jane@example.com exists', 'visitor');
      const known = valueOf(await port.request('jane@example.com', undefined, ''));
      expect(known).toMatch(/\w/);
      expect(valueOf(await port.request('nobody@example.com', 'crt_1', ''))).toBe(known);
    });

    it('refuse an invalid e-mail, with a message [PWD-02]', async () => {
      const { port } = await harness.given('a registered customer jane@example.com exists', 'visitor');
      expect(await port.request('jane', undefined, '')).toMatchObject(refusal);
    });

    it('refuse too many requests, with a message [PWD-02]', async () => {
      const { port } = await harness.given('the caller has used up every limit', 'visitor');
      expect(await port.request('jane@example.com', undefined, '')).toMatchObject(refusal);
    });

    it('change a password, once per link [X-072]', async () => {
      const { port, values } = await harness.given('a valid reset token exists', 'visitor');
      expect(await port.change(values.resetToken ?? '', NEW, NEW)).toEqual({ ok: true, value: null });
      expect(await port.change(values.resetToken ?? '', NEW, NEW)).toMatchObject(refusal);
    });

    it('refuse two different passwords, and the link stays valid [PWD-09] [X-071]', async () => {
      const { port, values } = await harness.given('a valid reset token exists', 'visitor');
      expect(await port.change(values.resetToken ?? '', NEW, 'another one')).toMatchObject(refusal);
      expect((await port.change(values.resetToken ?? '', NEW, NEW)).ok).toBe(true);
    });

    it('refuse an invalid link, and an expired one [PWD-09]', async () => {
      const { port, values } = await harness.given('an expired reset token exists', 'visitor');
      expect(await port.change(values.resetToken ?? '', NEW, NEW)).toMatchObject(refusal);
      expect(await port.change('rst_unknown', NEW, NEW)).toMatchObject(refusal);
    });
  });
}
