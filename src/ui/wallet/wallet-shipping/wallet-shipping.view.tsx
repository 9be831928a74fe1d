import type { City } from '../../../domain/location/city';
import { NO_RETAILER_TEXT } from '../../../domain/vendor/retailer';
import { walletShippingTexts } from '../../../texts/wallet/wallet-shipping';
import { Button } from '../../shared/button/button';
import { RadioGroup } from '../../shared/choice/radio-group';
import { Notice } from '../../shared/notice/notice';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { FailureState } from '../../shared/state/failure-state';
import { ComingSoon } from '../../vendor/coming-soon/coming-soon';
import { Breadcrumbs } from '../../shared/breadcrumbs/breadcrumbs';
import { ORDERS_CRUMB } from '../orders-crumb';
import styles from './wallet-shipping.module.css';

interface WalletShippingState {
  status: 'loading' | 'ready' | 'failed' | 'not-supported';
  problem: string;
  city: City | null;
  isDineIn: boolean;
  retailers: readonly { value: string; label: string }[];
  retailerId: string | undefined;
  mayContinue: boolean;
}

interface WalletShippingActions {
  chooseDineIn: () => void;
  chooseRetailer: (id: string) => void;
  proceed: () => void;
  retry: () => void;
}

interface Props {
  state: WalletShippingState;
  actions: WalletShippingActions;
}

/** WAL-01 to WAL-03 */
export function WalletShippingView({ state, actions }: Props) {
  return (
    <section className={styles.screen} aria-labelledby="choose-retailer">
      <Breadcrumbs crumbs={[ORDERS_CRUMB, { label: walletShippingTexts.crumb }]} />
      <h1 id="choose-retailer">{walletShippingTexts.title}</h1>
      {state.status === 'loading' && (
        <SkeletonGroup label={walletShippingTexts.loading} className={styles.screen}>
          <Skeleton shape="control" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {state.status === 'failed' && <FailureState message={state.problem} onRetry={actions.retry} />}
      {state.status === 'not-supported' && <ComingSoon city={state.city} />}
      {state.status === 'ready' && <Choice {...{ state, actions }} />}
    </section>
  );
}

const DINE_IN = [
  { value: 'dine-in', label: walletShippingTexts.dineIn, description: walletShippingTexts.dineInHint },
];

function Choice({ state, actions }: Props) {
  if (state.retailers.length === 0)
    return (
      <Notice tone="warning" live>
        <p>{NO_RETAILER_TEXT}</p>
      </Notice>
    );
  return (
    <>
      <RadioGroup
        label={walletShippingTexts.speed}
        variant="card"
        value={state.isDineIn ? 'dine-in' : undefined}
        options={DINE_IN}
        onChange={actions.chooseDineIn}
      />
      <RadioGroup
        label={walletShippingTexts.retailer}
        variant="card"
        columns={2}
        value={state.retailerId}
        options={state.retailers}
        onChange={actions.chooseRetailer}
      />
      {state.isDineIn && (
        <div>
          <Button
            disabledReason={state.mayContinue ? undefined : walletShippingTexts.chooseFirst}
            onClick={actions.proceed}
          >
            {walletShippingTexts.proceed}
          </Button>
        </div>
      )}
    </>
  );
}
