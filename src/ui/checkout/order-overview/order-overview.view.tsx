import { useId, useState } from 'react';
import { orderOverviewTexts } from '../../../texts/checkout/order-overview';
import columns from '../../cart/cart-columns.module.css';
import { CartChangesNotice } from '../../cart/changes/cart-changes-notice';
import { PriceSummary, type PriceSummaryProps } from '../../cart/price-summary/price-summary';
import { TextButton } from '../../shared/button/text-button';
import { Card } from '../../shared/card/card';
import { classNames } from '../../shared/class-names';
import { Icon } from '../../shared/icon/icon';
import { AppLink } from '../../shared/link/app-link';
import { cartPath } from '../../shared/paths/paths';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { OverviewGroup, type OverviewGroupState } from './overview-group';
import styles from './order-overview.module.css';

export interface OrderOverviewState {
  status: 'loading' | 'failed' | 'empty' | 'ready';
  /** Why the order could not be loaded. */
  problem: string;
  /** What has changed elsewhere, a sentence each; empty if nothing has. */
  changes: readonly string[];
  itemCount: string;
  groups: readonly OverviewGroupState[];
  prices: PriceSummaryProps;
}

interface OrderOverviewViewProps {
  state: OrderOverviewState;
  onRetry: () => void;
}

/** Beside the step; below it on a narrow screen, where a button shows the items. */
export function OrderOverviewView({ state, onRetry }: OrderOverviewViewProps) {
  return (
    <aside className={columns.aside} aria-label={orderOverviewTexts.title}>
      <div>
        <CartChangesNotice sentences={state.changes} />
        <Card className={styles.overview}>{contentOf({ state, onRetry })}</Card>
      </div>
    </aside>
  );
}

function contentOf({ state, onRetry }: OrderOverviewViewProps) {
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <p role="alert">
          {state.problem} <TextButton onClick={onRetry}>{orderOverviewTexts.retry}</TextButton>
        </p>
      );
    case 'empty':
      return (
        <p>
          {orderOverviewTexts.empty} <AppLink href={cartPath()}>{orderOverviewTexts.toCart}</AppLink>
        </p>
      );
    case 'ready':
      return <Order state={state} />;
  }
}

function Order({ state }: { state: OrderOverviewState }) {
  const [isOpen, setOpen] = useState(false);
  const contents = useId();
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{orderOverviewTexts.title}</h2>
        <p className={styles.count}>{state.itemCount}</p>
        <AppLink href={cartPath()} className={styles.edit}>
          {orderOverviewTexts.edit}
        </AppLink>
      </header>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={contents}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? orderOverviewTexts.hide : orderOverviewTexts.show}
        <Icon name="chevron-down" />
      </button>
      <div id={contents} className={classNames(styles.contents, isOpen && styles.open)}>
        {state.groups.map((group) => (
          <OverviewGroup key={group.key} group={group} />
        ))}
      </div>
      <PriceSummary {...state.prices} />
    </>
  );
}

/** One group and the prices, in their final positions. */
function Waiting() {
  return (
    <SkeletonGroup label={orderOverviewTexts.loading} className={styles.waiting}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" className={styles.itemsShape} />
      <Skeleton width="full" />
      <Skeleton width="full" />
      <Skeleton shape="title" />
    </SkeletonGroup>
  );
}
