/** Prepaid; kept for an order until its visit; the end of that; drunk. */
export const WALLET_ENTRY_KINDS = ['credit', 'hold', 'release', 'debit'] as const;

export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];

/** Where millilitres came from, or went. */
export interface WalletEntry {
  readonly kind: WalletEntryKind;
  /** What it adds; below zero when something was held or drunk. */
  readonly millilitres: number;
  readonly orderNumber: string;
  /** ISO instant; empty where it is not known. */
  readonly enteredAt: string;
}

/** What one order line prepaid, and what became of it (ENT-45). */
export interface WalletBalance {
  readonly name: string;
  readonly orderNumber: string;
  readonly ordered: number;
  readonly consumed: number;
  readonly remaining: number;
  readonly state: string;
  readonly stars: number;
  readonly entries: readonly WalletEntry[];
}

/** Whether an entry still holds something: its order has neither been drunk nor cancelled. */
export const isOpenHold = (entry: WalletEntry, { entries }: Pick<WalletBalance, 'entries'>): boolean =>
  entry.kind === 'hold' &&
  !entries.some(({ kind, orderNumber }) => kind === 'release' && orderNumber === entry.orderNumber);

/** Everything that a customer prepaid. */
export class Wallet {
  static readonly empty = new Wallet([]);

  private constructor(readonly balances: readonly WalletBalance[]) {}

  static of(balances: readonly WalletBalance[]): Wallet {
    return new Wallet(balances);
  }

  /** Those of a state and a star category; an empty state and 0 stars are all (ORD-16, ORD-17). */
  in(state: string, stars: number): Wallet {
    return new Wallet(
      this.balances.filter(
        (balance) => (state === '' || balance.state === state) && (stars === 0 || balance.stars === stars),
      ),
    );
  }

  /** The states that something was bought in, in the order of their names. */
  get states(): readonly string[] {
    return [...new Set(this.balances.map(({ state }) => state))].sort();
  }

  get isEmpty(): boolean {
    return this.balances.length === 0;
  }

  /** The totals of the rows shown; what is left is the sum of `remaining` (WAL-27). */
  get total(): { readonly ordered: number; readonly consumed: number; readonly remaining: number } {
    const sumOf = (key: 'ordered' | 'consumed' | 'remaining') =>
      this.balances.reduce((sum, balance) => sum + balance[key], 0);
    return { ordered: sumOf('ordered'), consumed: sumOf('consumed'), remaining: sumOf('remaining') };
  }
}

/** `1,500 ml` */
export const formatMillilitres = (millilitres: number): string =>
  `${String(millilitres).replace(/\B(?=(\d{3})+$)/g, ',')} ml`;
