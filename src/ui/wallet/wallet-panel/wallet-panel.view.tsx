import { walletPanelTexts } from '../../../texts/wallet/wallet-panel';
import { Button } from '../../shared/button/button';
import { SelectField, type SelectOption } from '../../shared/field/select-field';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { LinkButton } from '../../shared/button/link-button';
import { useFocusOfRemoved } from '../../shared/focus/use-focus-of-removed';
import { deliveryOptionsPath } from '../../shared/paths/paths';
import { Tooltip } from '../../shared/tooltip/tooltip';
import { type BalanceState, WalletTable, type WalletTotals } from './wallet-table';
import styles from './wallet-panel.module.css';

interface WalletPanelState {
  status: 'loading' | 'ready' | 'failed';
  problem: string;
  /** Whether nothing was ever prepaid. */
  isEmpty: boolean;
  states: readonly SelectOption[];
  chosenState: string;
  starOptions: readonly SelectOption[];
  stars: string;
  available: string;
  rows: readonly BalanceState[];
  total: WalletTotals;
  /** Why REDEEM NOW is disabled; blank if it is not. */
  redeemProblem: string;
  /** The order to cancel, while its dialog is open. */
  cancelling: { orderNumber: string; isBusy: boolean } | null;
}

interface WalletPanelActions {
  chooseState: (state: string) => void;
  chooseStars: (stars: string) => void;
  redeem: () => void;
  askToCancel: (orderNumber: string) => void;
  keep: () => void;
  cancel: () => void;
  retry: () => void;
}

interface WalletPanelProps {
  state: WalletPanelState;
  actions: WalletPanelActions;
}

/** What was prepaid, what remains, and REDEEM NOW (ORD-16 to ORD-25). */
export function WalletPanelView({ state, actions }: WalletPanelProps) {
  if (state.status === 'loading')
    return (
      <SkeletonGroup label={walletPanelTexts.loading} className={styles.panel}>
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  if (state.status === 'failed') return <FailureState message={state.problem} onRetry={actions.retry} />;
  if (state.isEmpty) return <EmptyWallet />;
  return <Wallet {...{ state, actions }} />;
}

function Wallet({ state, actions }: WalletPanelProps) {
  // A redemption that is canceled takes its button away.
  const panel = useFocusOfRemoved<HTMLElement>(`${state.available} ${state.cancelling?.orderNumber ?? ''}`);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={walletPanelTexts.title}>
      <WalletBar {...{ state, actions }} />
      <WalletTable rows={state.rows} total={state.total} onCancel={actions.askToCancel} />
      {state.cancelling && <CancelDialog {...state.cancelling} actions={actions} />}
    </section>
  );
}

function EmptyWallet() {
  return (
    <EmptyState
      title={walletPanelTexts.empty}
      text={walletPanelTexts.emptyHint}
      action={<LinkButton href={deliveryOptionsPath()}>{walletPanelTexts.toDeliveryOptions}</LinkButton>}
    />
  );
}

function WalletBar({ state, actions }: WalletPanelProps) {
  return (
    <div className={styles.bar}>
      <SelectField
        label={walletPanelTexts.state}
        value={state.chosenState}
        options={state.states}
        onChange={actions.chooseState}
      />
      <SelectField
        label={walletPanelTexts.category}
        value={state.stars}
        options={state.starOptions}
        onChange={actions.chooseStars}
      />
      <Tooltip label={walletPanelTexts.aboutFilters} text={walletPanelTexts.stateIsMandatory} />
      <p className={styles.available} aria-live="polite">
        {walletPanelTexts.available} <strong>{state.available}</strong>
      </p>
      <Button disabledReason={state.redeemProblem || undefined} onClick={actions.redeem}>
        {walletPanelTexts.redeem}
      </Button>
    </div>
  );
}

function CancelDialog({
  orderNumber,
  isBusy,
  actions,
}: NonNullable<WalletPanelState['cancelling']> & { actions: WalletPanelActions }) {
  return (
    <ConfirmDialog
      title={walletPanelTexts.cancelTitle(orderNumber)}
      action={walletPanelTexts.cancelOrder}
      keep={walletPanelTexts.keepOrder}
      busy={isBusy}
      onConfirm={actions.cancel}
      onClose={actions.keep}
    >
      <p>{walletPanelTexts.cancelConsequence}</p>
    </ConfirmDialog>
  );
}
