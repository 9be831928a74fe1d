import { injectable } from 'inversify';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { BuyAgain, type ItemOutcome } from '../../../application/order/buy-again';
import type { BoughtItem, Order } from '../../../domain/order/order';
import { buyAgainTexts } from '../../../texts/order/buy-again';
import { boughtAgainState, refusedState } from './bought-again-text';
import type { BuyAgainState } from './buy-again-state';

/** How far buying an order again has come. */
interface Purchase {
  readonly isRunning: boolean;
  readonly outcomes: readonly ItemOutcome[];
  /** Why nothing was tried; empty if something was. */
  readonly refusal: string;
}

/** Buying past orders again, each for itself. */
@injectable('Transient')
export class BuyingAgain {
  private readonly purchases = observable.map<string, Purchase>([], { deep: false });

  constructor(private readonly buyAgain: BuyAgain) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  stateOf(order: Order): BuyAgainState {
    const { isRunning = false, outcomes = [], refusal = '' } = this.purchases.get(order.number) ?? {};
    return {
      label: labelOf(order, outcomes),
      isRunning,
      result: refusal ? refusedState(refusal) : boughtAgainState(outcomes),
    };
  }

  /** The first time all of its items; after that those that could not be tried because of an outage. */
  async buy(order: Order): Promise<void> {
    const known = this.purchases.get(order.number);
    if (known?.isRunning) return;
    const before = known?.outcomes ?? [];
    const items = before.length === 0 ? order.boughtItems : before.filter(isOpen).map(({ item }) => item);
    if (items.length === 0) return;
    this.purchases.set(order.number, { isRunning: true, outcomes: before, refusal: '' });
    const answer = await this.buyAgain.execute(items);
    runInAction(() =>
      this.purchases.set(order.number, {
        isRunning: false,
        outcomes: answer.ok ? replaced(before, items, answer.value) : before,
        refusal: answer.ok ? '' : answer.failure.message,
      }),
    );
  }
}

const isOpen = ({ kind }: ItemOutcome): boolean => kind === 'unavailable';

function labelOf(order: Order, outcomes: readonly ItemOutcome[]): string {
  if (order.boughtItems.length === 0) return '';
  if (outcomes.length === 0) return buyAgainTexts.buy;
  return outcomes.some(isOpen) ? buyAgainTexts.retry : '';
}

/** The earlier outcomes, with those of the items that were tried now. */
function replaced(
  before: readonly ItemOutcome[],
  tried: readonly BoughtItem[],
  now: readonly ItemOutcome[],
): readonly ItemOutcome[] {
  if (before.length === 0) return now;
  return before.map((outcome) => now[tried.indexOf(outcome.item)] ?? outcome);
}
