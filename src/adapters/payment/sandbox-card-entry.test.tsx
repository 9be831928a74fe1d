import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeClock } from '../../../tests/support/fakes/fake-clock';
import { FakeIds } from '../../../tests/support/fakes/fake-ids';
import { SandboxCardEntry } from './sandbox-card-entry';
import { brandOf } from './sandbox-cards';

it.each([
  ['4000 0000 0000 0002', 'Visa'],
  ['5555 5555 5555 4444', 'Mastercard'],
  ['3782 822463 10005', 'American Express'],
  ['6011 1111 1111 1117', 'Discover'],
  ['3056 930009 0200 04', 'Diners Club'],
  ['3566 0020 2036 0505', 'JCB'],
  ['6200 0000 0000 0005', 'UnionPay'],
])('the test number %s belongs to %s', (number, brand) => expect(brandOf(number)).toBe(brand));

describe("the sandbox's card entry", () => {
  it('turns the typed card into two tokens without revealing the number [PAY-11] [PAY-12] [PAY-13] [PAY-23]', async () => {
    const { entry, completeness } = open();
    await type('4242424242424242', '0831', '123');
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    expect(screen.getByLabelText<HTMLInputElement>('Expiry').value).toBe('08 / 31');
    expect(completeness.at(-1)).toBe(true);
    expect(await entry.tokens()).toEqual({
      ok: true,
      value: {
        tokens: ['tok_sandbox_visa_0831_id1', 'tok_sandbox_visa_0831_id2'],
        brand: 'Visa',
        lastDigits: '4242',
      },
    });
  });

  it("answers with the provider's message if something is wrong [PAY-27]", async () => {
    const { entry } = open();
    await type('4242424242424241', '0831', '123');
    expect(await entry.tokens()).toMatchObject({
      ok: false,
      failure: { message: 'Your card number is incorrect.' },
    });
  });

  it('says what is wrong with a field that was left, until that is mended', async () => {
    const { entry } = open();
    const problems: string[] = [];
    entry.onProblem((field, problem) => problems.push(`${field}: ${problem}`));
    const number = screen.getByLabelText('Card number');
    await userEvent.type(number, '4242424242424241');
    expect(problems).toEqual([]);
    await userEvent.tab();
    expect(problems).toEqual(['number: Your card number is incorrect.']);
    expect(number.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(number, '{Backspace}2');
    expect(problems.at(-1)).toBe('number: ');
    expect(number.getAttribute('aria-invalid')).toBe('false');
  });

  it('removes its fields when it is closed', async () => {
    const { entry } = open();
    entry.close();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });
});

function open() {
  document.body.replaceChildren();
  const entry = new SandboxCardEntry(new FakeClock(), new FakeIds());
  const completeness: boolean[] = [];
  entry.onCompleteness((isComplete) => completeness.push(isComplete));
  for (const field of ['number', 'expiry', 'cvc'] as const) {
    entry.attach(field, document.body.appendChild(document.createElement('div')));
  }
  return { entry, completeness };
}

async function type(number: string, expiry: string, cvc: string): Promise<void> {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiry'), expiry);
  await user.type(screen.getByLabelText('CVC'), cvc);
}
