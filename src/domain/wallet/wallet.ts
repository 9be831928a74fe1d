/** Prepaid; reserved for an order until its visit; reservation ended; consumed. */
export const WALLET_ENTRY_KINDS = ['credit', 'hold', 'release', 'debit'] as const;

export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];

/** A change of a balance. */
export interface WalletEntry {
  readonly kind: WalletEntryKind;
  /** Negative for holds and debits. */
  readonly millilitres: number;
  readonly orderNumber: string;
  /** ISO instant; empty where it is not known. */
  readonly enteredAt: string;
}

/** The balance of one prepaid order line (ENT-45). */
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

/** Whether a hold is still open: its order has been neither redeemed nor canceled. */
export const isOpenHold = (entry: WalletEntry, { entries }: Pick<WalletBalance, 'entries'>): boolean =>
  entry.kind === 'hold' &&
  !entries.some(({ kind, orderNumber }) => kind === 'release' && orderNumber === entry.orderNumber);

/** All prepaid drinks of a customer. */
export class Wallet {
  static readonly empty = new Wallet([]);

  private constructor(readonly balances: readonly WalletBalance[]) {}

  static of(balances: readonly WalletBalance[]): Wallet {
    return new Wallet(balances);
  }

  /** The balances of a state and a star category; an empty state and 0 stars mean all (ORD-16, ORD-17). */
  in(state: string, stars: number): Wallet {
    return new Wallet(
      this.balances.filter(
        (balance) => (state === '' || balance.state === state) && (stars === 0 || balance.stars === stars),
      ),
    );
  }

  /** The states of the balances, sorted by name. */
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
