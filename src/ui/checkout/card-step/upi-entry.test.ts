import { FakePayments } from '../../../../tests/support/fakes/fake-payments';
import { UpiEntry } from './upi-entry';

const INVALID = 'please provide valid UPI ID';

function anEntry(id: string) {
  const payments = new FakePayments();
  const entry = new UpiEntry(payments);
  entry.type(id);
  return { payments, entry };
}

describe('a UPI id', () => {
  it('of fewer than five characters is none, and the provider is not asked [PAY-28] [PAY-30] [CONST-04] [REACH-65]', async () => {
    for (const id of ['', 'a@b', 'ab@c', ' ab@c  ']) {
      const { entry, payments } = anEntry(id);
      entry.leave();
      expect(entry.state.problem).toBe(INVALID);
      await entry.verify();
      expect(entry.state.problem).toBe(INVALID);
      expect(payments.askedUpi).toEqual([]);
    }
    const { entry, payments } = anEntry('ab@cd');
    await entry.verify();
    expect(payments.askedUpi).toEqual(['ab@cd']);
  });

  it('is valid once the provider knows it, until it is typed over [PAY-22] [PAY-29] [PAY-31] [REACH-66]', async () => {
    const { entry } = anEntry('jane@okbank');
    expect(entry.validId).toBe('');
    await entry.verify();
    expect(entry.state.verifiedText).toBe('UPI verified successfully');
    expect(entry.validId).toBe('jane@okbank');
    entry.type('jane@okban');
    expect([entry.validId, entry.state.verifiedText]).toEqual(['', '']);
  });

  it('that does not exist is not valid [PAY-29] [PAY-30] [REACH-65]', async () => {
    const { entry } = anEntry('nobody@okbank');
    await entry.verify();
    expect(entry.state).toMatchObject({ problem: INVALID, verifiedText: '', isVerifying: false });
    entry.leave();
    expect(entry.state.problem).toBe(INVALID);
  });

  it('is asked about once, however often it is pressed', async () => {
    const { entry, payments } = anEntry('jane@okbank');
    await Promise.all([entry.verify(), entry.verify()]);
    await entry.verify();
    expect(payments.askedUpi).toEqual(['jane@okbank']);
  });

  it('is not verified by the answer to what was typed before', async () => {
    const { entry } = anEntry('jane@okbank');
    const asked = entry.verify();
    entry.type('john@okbank');
    await asked;
    expect([entry.validId, entry.state.problem]).toEqual(['', '']);
  });

  it('says why it could not be verified, and can be tried again', async () => {
    const { entry, payments } = anEntry('jane@okbank');
    payments.outage.begin();
    await entry.verify();
    expect(entry.state.problem).toBe('You are not connected to internet');
    payments.outage.end();
    payments.refusal = 'Too many attempts. Please try again later.';
    await entry.verify();
    expect(entry.state.problem).toBe('Too many attempts. Please try again later.');
    payments.refusal = null;
    await entry.verify();
    expect(entry.validId).toBe('jane@okbank');
  });
});
