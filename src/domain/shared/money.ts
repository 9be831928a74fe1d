import { withSign } from './currency';

/** An amount in whole cents; prices are never floating-point numbers (X-130). */
export class Money {
  static readonly zero = new Money(0);

  private constructor(readonly cents: number) {}

  static ofCents(cents: number): Money {
    return new Money(Math.trunc(cents));
  }

  /** Parses "12.50", "12.5", "$1,234.50" or 12.5; anything else is null. */
  static parse(amount: unknown): Money | null {
    const text = textOf(amount).replace(/[\p{Sc},\s]/gu, '');
    const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
    if (!match) return null;
    const [, sign, whole = '0', fraction = ''] = match;
    const roundsUp = Number(fraction[2] ?? '0') >= 5 ? 1 : 0;
    const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundsUp;
    return new Money(sign ? -cents : cents);
  }

  /** For the backend's answers: an unreadable amount is zero and never breaks a screen. */
  static parseOrZero(amount: unknown): Money {
    return Money.parse(amount) ?? Money.zero;
  }

  /** The lowest known amount; null if none is known. */
  static lowest(amounts: readonly (Money | null)[]): Money | null {
    return amounts.reduce((low, amount) => (amount && (!low || low.isMoreThan(amount)) ? amount : low), null);
  }

  static sum(amounts: readonly Money[]): Money {
    return new Money(amounts.reduce((cents, amount) => cents + amount.cents, 0));
  }

  plus(other: Money): Money {
    return new Money(this.cents + other.cents);
  }

  minus(other: Money): Money {
    return new Money(this.cents - other.cents);
  }

  times(quantity: number): Money {
    return new Money(this.cents * quantity);
  }

  get isZero(): boolean {
    return this.cents === 0;
  }

  isMoreThan(other: Money): boolean {
    return this.cents > other.cents;
  }

  equals(other: Money): boolean {
    return this.cents === other.cents;
  }

  /** "12.50", as the wire spells it. */
  toDecimal(): string {
    const absolute = Math.abs(this.cents);
    const fraction = String(absolute % 100).padStart(2, '0');
    return `${this.cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${fraction}`;
  }

  /** "$1,234.50", as shoppers see it (CONST-29). */
  format(): string {
    const [whole = '0', fraction = '00'] = this.toDecimal().replace('-', '').split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
    return `${this.cents < 0 ? '-' : ''}${withSign(`${grouped}.${fraction}`)}`;
  }
}

const textOf = (amount: unknown): string =>
  typeof amount === 'string' || typeof amount === 'number' ? String(amount) : '';
