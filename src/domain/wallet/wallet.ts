/** A credit prepays, a hold keeps for an order until its visit, a release ends a hold, a debit consumes. */
export const WALLET_ENTRY_KINDS = ['credit', 'hold', 'release', 'debit'] as const;

export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];

/** A change of a lot. */
export interface WalletEntry {
  readonly kind: WalletEntryKind;
  /** Negative for holds and debits. */
  readonly millilitres: number;
  readonly orderNumber: string;
  /** ISO instant; empty where it is not known. */
  readonly enteredAt: string;
}

/** What one order line prepaid (ENT-45). */
export interface WalletLot {
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
export const isOpenHold = (entry: WalletEntry, { entries }: Pick<WalletLot, 'entries'>): boolean =>
  entry.kind === 'hold' &&
  !entries.some(({ kind, orderNumber }) => kind === 'release' && orderNumber === entry.orderNumber);

/** All prepaid drinks of a customer. */
export class Wallet {
  static readonly empty = new Wallet([]);

  private constructor(readonly lots: readonly WalletLot[]) {}

  static of(lots: readonly WalletLot[]): Wallet {
    return new Wallet(lots);
  }

  /** The lots of a state and a star category; an empty state and 0 stars mean all (ORD-16, ORD-17). */
  in(state: string, stars: number): Wallet {
    return new Wallet(
      this.lots.filter(
        (lot) => (state === '' || lot.state === state) && (stars === 0 || lot.stars === stars),
      ),
    );
  }

  /** The states of the lots, sorted by name; a lot without one is only among all. */
  get states(): readonly string[] {
    return [...new Set(this.lots.map(({ state }) => state))].filter(Boolean).sort();
  }

  get isEmpty(): boolean {
    return this.lots.length === 0;
  }

  /** The totals of the rows shown; what is left is the sum of `remaining` (WAL-27). */
  get total(): { readonly ordered: number; readonly consumed: number; readonly remaining: number } {
    const sumOf = (key: 'ordered' | 'consumed' | 'remaining') =>
      this.lots.reduce((sum, lot) => sum + lot[key], 0);
    return { ordered: sumOf('ordered'), consumed: sumOf('consumed'), remaining: sumOf('remaining') };
  }
}

/** `1,500 ml` */
export const formatMillilitres = (millilitres: number): string =>
  `${String(millilitres).replace(/\B(?=(\d{3})+$)/g, ',')} ml`;
