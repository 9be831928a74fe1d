import { cartTexts } from '../../../texts/cart/cart';
import { scheduleTexts } from '../../../texts/cart/schedule';
import { words } from '../../../texts/shared/words';
import { TextButton } from '../../shared/button/text-button';
import { Card } from '../../shared/card/card';
import { Notice } from '../../shared/notice/notice';
import { FailureState } from '../../shared/state/failure-state';
import columns from '../cart-columns.module.css';
import { CartSkeleton } from '../cart-skeleton';
import { AddedNotice } from '../added/added-notice';
import { CartChangesNotice } from '../changes/cart-changes-notice';
import type { CouponActions } from '../coupon/coupon-box';
import { GiftMessageBox } from '../gift-message/gift-message-box';
import { EmptyCart } from '../removal/empty-cart';
import { GroupsWithRemoval, type RemovalState } from '../removal/groups-with-removal';
import { SlotDialog, type SlotDialogActions, type SlotDialogState } from '../slot-picker/slot-dialog';
import { CartAside, type CartAsideState } from './cart-aside';
import styles from './cart.module.css';
import {
  ScheduledGroup,
  type ScheduledGroupActions,
  type ScheduledGroupState,
  ScheduledLine,
} from './scheduled-group';

export interface CartState extends CartAsideState {
  status: 'loading' | 'failed' | 'empty' | 'ready';
  /** Why the cart could not be loaded. */
  problem: string;
  /** What was just added; empty if nothing was. */
  added: string;
  /** What has changed elsewhere, a sentence each; empty if nothing has. */
  changes: readonly string[];
  /** Why no delivery dates can be chosen. */
  datesProblem: string;
  groups: readonly ScheduledGroupState[];
  giftMessage: { text: string; limit: number };
  /** The line that was removed last, while that can be undone. */
  removal: RemovalState | null;
  slots: SlotDialogState | null;
}

interface CartActions extends ScheduledGroupActions {
  retry: () => void;
  retryDates: () => void;
  writeGiftMessage: (text: string) => void;
  continueShopping: () => void;
  proceed: () => unknown;
  coupon: CouponActions;
  slots: SlotDialogActions;
}

interface CartViewProps {
  state: CartState;
  actions: CartActions;
}

export function CartView({ state, actions }: CartViewProps) {
  return (
    <>
      <div className={styles.heading}>
        <h1>{cartTexts.title}</h1>
        {state.status === 'ready' && <p className={styles.count}>{state.itemCount}</p>}
      </div>
      {/* With the cart, so that its live region is there before it. */}
      <AddedNotice
        product={state.status === 'loading' ? '' : state.added}
        onContinue={actions.continueShopping}
      />
      <CartChangesNotice sentences={state.changes} />
      {state.status === 'empty' && <EmptyCart removal={state.removal} onUndo={actions.undoRemoval} />}
      {state.status === 'loading' && <CartSkeleton label={cartTexts.loading} />}
      {state.status === 'failed' && <FailureState message={state.problem} onRetry={actions.retry} />}
      {state.status === 'ready' && <FullCart {...{ state, actions }} />}
      <SlotDialog state={state.slots} actions={actions.slots} />
    </>
  );
}

function FullCart({ state, actions }: CartViewProps) {
  return (
    <div className={columns.columns}>
      <div className={columns.groups}>
        <DatesProblem problem={state.datesProblem} onRetry={actions.retryDates} />
        <GroupsWithRemoval
          groups={state.groups}
          removal={state.removal}
          onUndo={actions.undoRemoval}
          card={(group, rows) => (
            <ScheduledGroup key={group.key} {...{ group, actions }}>
              {rows}
            </ScheduledGroup>
          )}
          rows={({ lines }) => lines.map((line) => <ScheduledLine key={line.id} {...{ line, actions }} />)}
        />
        <Card>
          <GiftMessageBox {...state.giftMessage} onChange={actions.writeGiftMessage} />
        </Card>
      </div>
      <CartAside {...{ state, actions }} />
    </div>
  );
}

/** The delivery calendars could not be loaded: without them no date can be chosen. */
function DatesProblem({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  if (!problem) return null;
  return (
    <Notice tone="failure" title={scheduleTexts.notAvailable} live>
      <p>
        {problem} <TextButton onClick={onRetry}>{words.retry}</TextButton>
      </p>
    </Notice>
  );
}
