import type { CheckoutTab } from '../../../domain/checkout/checkout-tab';
import { summaryStepTexts } from '../../../texts/checkout/summary-step';
import columns from '../../cart/cart-columns.module.css';
import { CartSkeleton } from '../../cart/cart-skeleton';
import { CartGroupCard, type CartGroupState } from '../../cart/lines/cart-group-card';
import { CartLineRow, type CartLineState } from '../../cart/lines/cart-line-row';
import { EmptyCart } from '../../cart/removal/empty-cart';
import { GroupsWithRemoval, type RemovalState } from '../../cart/removal/groups-with-removal';
import { Icon } from '../../shared/icon/icon';
import { FailureState } from '../../shared/state/failure-state';
import { OrderDetails, type OrderDetailsState } from './order-details';
import { PendingPayment } from './pending-payment';
import { SummaryAside, type SummaryAsideActions, type SummaryAsideState } from './summary-aside';
import styles from './summary-step.module.css';

interface OrderLineState extends CartLineState {
  when: string;
  /** Its removal was undone. */
  isRestored: boolean;
}

interface OrderGroupState extends CartGroupState {
  /** The date and slot of a Same Day group. */
  when: string;
  lines: readonly OrderLineState[];
}

interface SummaryStepState extends SummaryAsideState, OrderDetailsState {
  status: 'loading' | 'failed' | 'empty' | 'ready' | 'awaiting';
  /** The order whose payment is awaited. */
  pendingOrderId: string;
  problem: string;
  groups: readonly OrderGroupState[];
  /** A line that was removed. */
  removal: RemovalState | null;
}

interface SummaryStepActions extends SummaryAsideActions {
  retry: () => void;
  /** Asks for the status of the order again. */
  checkAgain: () => void;
  pay: () => void;
  remove: (lineId: string) => void;
  undoRemoval: () => void;
  moveTo: (tab: CheckoutTab) => void;
}

interface SummaryStepViewProps {
  state: SummaryStepState;
  actions: SummaryStepActions;
}

/** SUM-01..11 */
export function SummaryStepView({ state, actions }: SummaryStepViewProps) {
  return (
    <>
      <h1 className={styles.title}>{summaryStepTexts.title}</h1>
      {contentOf({ state, actions })}
    </>
  );
}

function contentOf({ state, actions }: SummaryStepViewProps) {
  switch (state.status) {
    case 'loading':
      return <CartSkeleton label={summaryStepTexts.loading} />;
    case 'failed':
      return <FailureState message={state.problem} onRetry={actions.retry} />;
    case 'empty':
      return <EmptyCart removal={state.removal} onUndo={actions.undoRemoval} />;
    case 'awaiting':
      return (
        <PendingPayment
          orderId={state.pendingOrderId}
          onPay={actions.pay}
          onCheckAgain={actions.checkAgain}
        />
      );
    case 'ready':
      return <Order {...{ state, actions }} />;
  }
}

function Order({ state, actions }: SummaryStepViewProps) {
  return (
    <div className={columns.columns}>
      <div className={columns.groups}>
        <OrderDetails state={state} onChange={actions.moveTo} />
        <GroupsWithRemoval
          groups={state.groups}
          removal={state.removal}
          onUndo={actions.undoRemoval}
          card={(group, rows) => (
            <CartGroupCard
              key={group.key}
              group={group}
              footer={group.when && <FulfilmentTime text={group.when} />}
            >
              {rows}
            </CartGroupCard>
          )}
          rows={({ lines }) => lines.map((line) => <OrderLine key={line.id} {...{ line, actions }} />)}
        />
      </div>
      <SummaryAside {...{ state, actions }} />
    </div>
  );
}

function OrderLine({ line, actions }: { line: OrderLineState; actions: SummaryStepActions }) {
  return (
    <CartLineRow line={line} isRestored={line.isRestored} onRemove={() => actions.remove(line.id)}>
      {line.when && <FulfilmentTime text={line.when} />}
    </CartLineRow>
  );
}

function FulfilmentTime({ text }: { text: string }) {
  return (
    <p className={styles.time}>
      <Icon name="calendar" size={16} />
      <span>{text}</span>
    </p>
  );
}
