import type { Cart } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import { cartSessionTexts } from '../../texts/cart/cart-session';
import type { Clock } from '../shared/clock.port';
import type { Notifier } from '../shared/notifier.port';
import type { ChangeAnswer, UnansweredChange } from './cart-change';
import type { CartChange } from './carts.port';
import type { ConfirmedCart } from './confirmed-cart';

/** CONST-32: a quantity is sent after this time without another change. */
const QUANTITY_DELAY_MS = 800;

/** A changed quantity that has not been sent yet. */
interface PendingQuantity {
  readonly lineId: string;
  readonly change: UnansweredChange;
  readonly cancel: () => void;
}

/** The session whose changes these are. */
interface Owner {
  readonly shownCart: () => Cart | null;
  readonly publish: () => void;
  readonly refresh: (options: { readonly isQuiet: boolean }) => Promise<void>;
}

/** The changes of the cart: sent one after another, so that the last answer is about the last change. */
export class CartChanges {
  readonly count = { confirmed: 0, failed: 0, replacedCarts: 0 };
  /** Prices and stock may have changed with the last change. */
  isStale = false;
  /** In the order in which the changes were made. */
  unanswered: readonly UnansweredChange[] = [];
  private outstanding = 0;
  private tail: Promise<unknown> = Promise.resolve();
  private pendingQuantity: PendingQuantity | null = null;

  constructor(
    private readonly known: ConfirmedCart,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly owner: Owner,
  ) {}

  /** The unanswered changes and a pending quantity. */
  get unconfirmed(): readonly UnansweredChange[] {
    return [...this.unanswered, ...(this.pendingQuantity ? [this.pendingQuantity.change] : [])];
  }

  /** Whether every change was sent, and its answer processed. */
  get isComplete(): boolean {
    return this.outstanding === 0 && !this.pendingQuantity;
  }

  /** Sends a quantity after a delay; a pending one of another line is sent now. */
  delay(lineId: string, change: UnansweredChange): void {
    if (this.pendingQuantity?.lineId !== lineId) this.flush();
    this.pendingQuantity?.cancel();
    const cancel = this.clock.after(QUANTITY_DELAY_MS, () => this.flush());
    this.pendingQuantity = { lineId, change, cancel };
  }

  /** Sends a pending quantity now, except of a line that is to be removed. */
  flush({ exceptOf = '' } = {}): void {
    const { pendingQuantity } = this;
    pendingQuantity?.cancel();
    this.pendingQuantity = null;
    if (!pendingQuantity || pendingQuantity.lineId === exceptOf) return;
    if (this.owner.shownCart()?.line(pendingQuantity.lineId)) void this.send(pendingQuantity.change);
  }

  /** Sends a pending quantity, and resolves with whether all changes were accepted. */
  async saveAll(): Promise<boolean> {
    const before = this.count.failed;
    this.flush();
    await this.tail;
    return this.count.failed === before;
  }

  /** Sends a change after the earlier ones; resolves with the answer once it has been processed. */
  async send<Answer extends ChangeAnswer>(change: UnansweredChange<Answer>): Promise<Answer> {
    let { replacedCarts } = this.count;
    const send = () => {
      // An addition goes into the cart that is current when it is sent.
      if (change.optimisticUnits !== undefined) ({ replacedCarts } = this.count);
      return change.send();
    };
    const isObsolete = () => replacedCarts !== this.count.replacedCarts;
    const answered = this.enqueue({ ...change, send, isObsolete });
    this.owner.publish();
    const answer = await answered;
    this.owner.publish();
    return answer;
  }

  private enqueue<Answer extends ChangeAnswer>(change: UnansweredChange<Answer>): Promise<Answer> {
    this.outstanding += 1;
    this.unanswered = [...this.unanswered, change];
    const answered = this.tail.then(async () => {
      const answer = await change.send();
      this.unanswered = this.unanswered.filter((other) => other !== change);
      await this.process(answer, change);
      this.outstanding -= 1;
      return answer;
    });
    this.tail = answered;
    return answered;
  }

  private async process(answer: ChangeAnswer, change: UnansweredChange): Promise<void> {
    const isLast = this.outstanding === 1;
    if (answer.ok) this.confirm(change, answer.value);
    else this.reject(change, answer.failure);
    this.owner.publish();
    const isUnavailable = !answer.ok && answer.failure.kind === 'unavailable';
    if (isLast && !this.pendingQuantity && this.isStale) await this.owner.refresh({ isQuiet: isUnavailable });
  }

  private confirm(change: UnansweredChange, answer: CartChange | null): void {
    this.count.confirmed += 1;
    this.isStale = true;
    // An answer about a replaced cart does not restore it.
    if (!change.isObsolete?.()) this.known.confirm(change, answer);
  }

  private reject({ onFailed }: UnansweredChange, failure: CallFailure): void {
    this.count.failed += 1;
    this.isStale ||= failure.kind === 'refused';
    if (onFailed) onFailed(failure);
    else this.notifier.failure(failure.message || cartSessionTexts.notChanged);
  }
}
