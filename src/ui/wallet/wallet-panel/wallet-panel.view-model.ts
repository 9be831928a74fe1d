import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Wallets } from '../../../application/wallet/wallets.port';
import { OptionalCalls } from '../../../application/shared/optional-calls';
import { Notifier } from '../../../application/shared/notifier.port';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { parseStars, starsLabel, type StarCategory } from '../../../domain/vendor/retailer';
import {
  isOpenHold,
  formatMillilitres,
  Wallet,
  type WalletLot,
  type WalletEntry,
} from '../../../domain/wallet/wallet';
import { walletPanelTexts } from '../../../texts/wallet/wallet-panel';
import { SessionStore } from '../../customer/session.store';
import { STAR_OPTIONS } from '../../vendor/star-options';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { RedemptionCancellation } from './redemption-cancellation';

/** The navigation state of REDEEM NOW (ORD-24). */
export interface Redemption {
  readonly customerId: string;
  readonly state: string;
  readonly stars: StarCategory;
}

/** The prepaid drinks of a member, by state and star category (ORD-16..25). */
@injectable()
export class WalletPanelViewModel {
  private wallet: Wallet | null = null;
  private problem = '';
  private chosenState = '';
  private stars: StarCategory = 0;
  readonly cancelling: RedemptionCancellation;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly wallets: Wallets,
    private readonly session: SessionStore,
    notifier: Notifier,
    private readonly optionalCalls: OptionalCalls,
  ) {
    this.cancelling = new RedemptionCancellation(wallets, notifier, () => this.load());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    const { total, lots } = this.shown;
    return {
      status: this.wallet ? 'ready' : this.problem ? 'failed' : 'loading',
      problem: this.problem,
      isEmpty: this.wallet?.isEmpty ?? false,
      states: [ALL_STATES, ...(this.wallet?.states ?? []).map((state) => ({ value: state, label: state }))],
      chosenState: this.chosenState,
      starOptions: STAR_OPTIONS,
      stars: String(this.stars),
      available: formatMillilitres(total.remaining),
      rows: withKeys(lots.map((lot) => shownLot(lot, this.optionalCalls.has('cancelRedemption')))),
      total: {
        ordered: formatMillilitres(total.ordered),
        consumed: formatMillilitres(total.consumed),
        remaining: formatMillilitres(total.remaining),
      },
      redeemProblem: this.redeemProblem,
      cancelling: this.cancelling.state,
    } as const;
  }

  /** Null while nothing can be redeemed. */
  get redemption(): Redemption | null {
    if (this.redeemProblem !== '') return null;
    return {
      customerId: this.session.session.customerId,
      state: this.chosenState,
      stars: this.stars,
    };
  }

  chooseState(state: string): void {
    this.chosenState = state;
  }

  chooseStars(value: string): void {
    this.stars = parseStars(value);
  }

  /** A failed reload keeps the old state. */
  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.problem = '';
    const answer = await this.wallets.wallet();
    if (!isWanted()) return;
    runInAction(() => {
      if (answer.ok) this.wallet = answer.value;
      else this.problem = answer.failure.message;
    });
  }

  dispose(): void {
    this.latest.cancel();
  }

  /** Why nothing can be redeemed; blank if it can (ORD-22, ORD-23). */
  private get redeemProblem(): string {
    if (this.shown.total.remaining <= 0) return walletPanelTexts.nothingLeft;
    return this.chosenState === '' ? walletPanelTexts.chooseState : '';
  }

  private get shown(): Wallet {
    return (this.wallet ?? Wallet.empty).in(this.chosenState, this.stars);
  }
}

const ALL_STATES = { value: '', label: walletPanelTexts.allStates };

const shownLot = (lot: WalletLot, mayCancel: boolean) => ({
  name: lot.name,
  venue: `${lot.state}, ${starsLabel(parseStars(lot.stars))}`,
  orderNumber: lot.orderNumber,
  ordered: formatMillilitres(lot.ordered),
  consumed: formatMillilitres(lot.consumed),
  remaining: formatMillilitres(lot.remaining),
  entries: lot.entries.map((entry) => shownEntry(entry, mayCancel && isOpenHold(entry, lot))),
});

/** Two lines of an order can have all of it in common; the second of them keeps its key whatever is filtered. */
function withKeys<Row extends Pick<WalletLot, 'name' | 'orderNumber'> & { venue: string; ordered: string }>(
  rows: readonly Row[],
) {
  const known = new Map<string, number>();
  return rows.map((row) => {
    const same = [row.orderNumber, row.name, row.venue, row.ordered].join(' ');
    const number = (known.get(same) ?? 0) + 1;
    known.set(same, number);
    return { ...row, key: `${same} ${number}` };
  });
}

const shownEntry = ({ kind, millilitres, orderNumber, enteredAt }: WalletEntry, isOpen: boolean) => ({
  date: CalendarDate.parse(enteredAt)?.shown ?? '',
  description: walletPanelTexts.entry[kind](orderNumber),
  /** The order that can still be canceled. */
  cancels: isOpen ? orderNumber : '',
  amount: `${millilitres > 0 ? '+' : '−'}${formatMillilitres(Math.abs(millilitres))}`,
});
