import { vendorPageTexts } from '../../../texts/vendor/vendor-page';
import { Breadcrumbs } from '../../shared/breadcrumbs/breadcrumbs';
import { storePath } from '../../shared/paths/paths';
import { ProductGridSkeleton } from '../../shared/product-card/product-grid';
import { ReviewList } from '../../shared/reviews/review-list';
import { ReviewSummary } from '../../shared/reviews/review-summary';
import type { ReviewState } from '../../shared/reviews/review-text';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { FailureState } from '../../shared/state/failure-state';
import { PanelTabs } from '../../shared/tabs/panel-tabs';
import { VisuallyHidden } from '../../shared/visually-hidden/visually-hidden';
import { VendorAbout } from './vendor-about';
import { VendorBanner } from './vendor-banner';
import banner from './vendor-banner.module.css';
import styles from './vendor-page.module.css';
import { VendorProductsPanel, type VendorProductsPanelActions } from './vendor-products-panel';
import type { BannerState, ReadyVendorState, VendorState } from './vendor-state';

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
            <VisuallyHidden>{vendorPageTexts.title}</VisuallyHidden>
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
      <Breadcrumbs
        crumbs={[{ label: vendorPageTexts.home, href: storePath() }, { label: state.banner.name }]}
      />
      <VendorBanner banner={state.banner} />
      <PanelTabs label={vendorPageTexts.tabs} tabs={state.tabs}>
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

/** Shown while the vendor loads (VEND-21). */
function VendorSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label={vendorPageTexts.loading} className={banner.banner}>
        <div className={banner.logo}>
          <Skeleton shape="circle" className={banner.logoSkeleton} />
        </div>
        <div className={banner.content}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="short" />
          <Skeleton width="long" />
        </div>
      </SkeletonGroup>
      <ProductGridSkeleton />
    </div>
  );
}

interface VendorReviewsProps {
  reviews: readonly ReviewState[];
  banner: Pick<BannerState, 'rating' | 'reviewCount'>;
}

/** VEND-03 */
function VendorReviews({ reviews, banner: { rating, reviewCount } }: VendorReviewsProps) {
  return (
    <section className={styles.wide}>
      <h2>{vendorPageTexts.reviews}</h2>
      <ReviewSummary rating={rating} count={reviewCount} />
      <ReviewList reviews={reviews} />
    </section>
  );
}

/** Plain text, never HTML (VEND-04). */
function VendorDelivery({ lines }: { lines: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h2>{vendorPageTexts.delivery}</h2>
      {lines.length === 0 && <p className={styles.none}>{vendorPageTexts.noDelivery}</p>}
      {lines.map((line, index) => (
        <p key={index} className={styles.line}>
          {line}
        </p>
      ))}
    </section>
  );
}
