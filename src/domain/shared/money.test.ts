import fc from 'fast-check';
import { currency, setCurrency } from './currency';
import { Money } from './money';

describe('money', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    [12.5, 1250],
    ['$1,234.56', 123456],
    ['€ 1,234.56', 123456],
    ['0.005', 1],
    ['-3.10', -310],
  ])('parses %p as cents', (amount, cents) => {
    expect(Money.parse(amount)?.cents).toBe(cents);
  });

  it.each(['', ' ', null, undefined, 'free', '1.2.3', NaN, {}, '1e3'])('does not parse %p', (amount) => {
    expect(Money.parse(amount)).toBeNull();
    expect(Money.parseOrZero(amount).isZero).toBe(true);
  });

  it('shows two decimals and groups thousands [CONST-29] [CONST-39] [GEN-31]', () => {
    expect(Money.ofCents(123456789).format()).toBe('$1,234,567.89');
    expect(Money.ofCents(-5).format()).toBe('-$0.05');
    expect(Money.ofCents(7).toDecimal()).toBe('0.07');
  });

  it("has the sign of the deployment's currency", () => {
    const before = currency();
    setCurrency({ code: 'EUR', sign: '€', name: 'euros' });
    expect(Money.ofCents(-123456).format()).toBe('-€1,234.56');
    setCurrency(before);
  });

  it('survives a round trip over the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const money = Money.ofCents(cents);
        expect(Money.parse(money.toDecimal())?.equals(money)).toBe(true);
        expect(Money.parse(money.format().replace('-$', '-'))?.equals(money)).toBe(true);
      }),
    );
  });
});
