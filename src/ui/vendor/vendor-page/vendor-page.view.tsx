import { Breadcrumbs } from '../../shared/breadcrumbs/breadcrumbs';
import { storePath } from '../../shared/paths/paths';
import { FailureState } from '../../shared/state/failure-state';
import { PanelTabs } from '../../shared/tabs/panel-tabs';
import { VisuallyHidden } from '../../shared/visually-hidden/visually-hidden';
import { VendorAbout } from './vendor-about';
import { VendorBanner } from './vendor-banner';
import { VendorDelivery } from './vendor-delivery';
import { VendorReviews } from './vendor-reviews';
import { VendorProductsPanel, type VendorProductsPanelActions } from './vendor-products-panel';
import { VendorSkeleton } from './vendor-skeleton';
import type { ReadyVendorState, VendorState } from './vendor-state';
import styles from './vendor-page.module.css';

interface VendorPageActions extends VendorProductsPanelActions {
  retry: () => void;
}

interface VendorPageViewProps {
  state: VendorState;
  actions: VendorPageActions;
}

export function VendorPageView({ state, actions }: VendorPageViewProps) {
  switch (state.kind) {
    case 'loading':
      return <VendorSkeleton />;
    case 'failed':
      return (
        <>
          <h1>
            <VisuallyHidden>Vendor</VisuallyHidden>
          </h1>
          <FailureState message={state.message} text={state.advice} onRetry={actions.retry} />
        </>
      );
    case 'ready':
      return <ReadyVendor {...{ state, actions }} />;
  }
}

function ReadyVendor({ state, actions }: { state: ReadyVendorState; actions: VendorPageActions }) {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: 'Home', href: storePath() }, { label: state.banner.name }]} />
      <VendorBanner banner={state.banner} />
      <PanelTabs label="About this vendor" tabs={state.tabs}>
        <SelectedPanel {...{ state, actions }} />
      </PanelTabs>
    </div>
  );
}

function SelectedPanel({ state, actions }: { state: ReadyVendorState; actions: VendorPageActions }) {
  switch (state.tab) {
    case 'shop':
      return <VendorProductsPanel state={state.productList} actions={actions} />;
    case 'about':
      return <VendorAbout about={state.about} name={state.banner.name} onRetry={actions.retry} />;
    case 'reviews':
      return <VendorReviews reviews={state.reviews} banner={state.banner} />;
    case 'delivery':
      return <VendorDelivery lines={state.delivery} />;
  }
}
