import { productDetailTexts } from '../../../texts/catalog/product-detail';
import { words } from '../../../texts/shared/words';
import { LinkButton } from '../../shared/button/link-button';
import { Breadcrumbs } from '../../shared/breadcrumbs/breadcrumbs';
import { Carousel } from '../../shared/carousel/carousel';
import { storePath } from '../../shared/paths/paths';
import { ProductCard } from '../../shared/product-card/product-card';
import type { ScreenPreview } from '../../shared/link/screen-preview';
import { useBelowFold } from '../../shared/view-model/use-is-hydrated';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { AboutProduct } from './about-product';
import { BuyBox, type BuyBoxActions } from './buy-box';
import { Gallery } from './gallery';
import { ProductDetailSkeleton } from './product-detail-skeleton';
import { ProductHeading } from './product-heading';
import type { ProductDetailState, ProductState } from './product-state';
import { Reviews } from './reviews';
import { ZipCheckForm, type ZipCheckActions } from './zip-check-form';
import styles from './product-detail.module.css';

interface ProductDetailActions extends BuyBoxActions, ZipCheckActions {
  retry: () => void;
}

interface ProductDetailViewProps {
  state: ProductDetailState;
  actions: ProductDetailActions;
  /** What the previous screen showed of the product. */
  preview?: ScreenPreview | null;
}

export function ProductDetailView({ state, actions, preview = null }: ProductDetailViewProps) {
  switch (state.kind) {
    case 'loading':
      return <ProductDetailSkeleton preview={preview} />;
    case 'failed':
      return <FailureState message={state.message} onRetry={actions.retry} />;
    case 'not-found':
      return (
        <EmptyState
          headingLevel={1}
          title={productDetailTexts.notFound}
          text={productDetailTexts.notFoundText}
          action={<LinkButton href={storePath()}>{words.backToStore}</LinkButton>}
        />
      );
    case 'ready':
      return <ReadyProduct {...{ state, actions, preview }} />;
  }
}

type ReadyProductProps = Required<ProductDetailViewProps> & { state: ProductState };

function ReadyProduct({ state, actions, preview }: ReadyProductProps) {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={state.crumbs} />
      <div className={styles.top}>
        <Gallery name={state.name} images={state.images} preview={preview?.image} />
        <div className={styles.choice}>
          <ProductHeading {...state} />
          <ZipCheckForm state={state.zipCheck} actions={actions} />
          <BuyBox state={state.buying} actions={actions} />
        </div>
      </div>
      <BelowFold {...state} />
    </div>
  );
}

/** Rendered after title and price, so as not to delay them. */
function BelowFold(state: ProductState) {
  if (!useBelowFold()) return null;
  return (
    <>
      <AboutProduct {...state} />
      <Reviews reviews={state.reviews} count={state.reviewCount} rating={state.rating} />
      {state.similar.length > 0 && (
        <Carousel title={productDetailTexts.similar} widest={4}>
          {state.similar.map((product) => (
            <ProductCard key={product.href} product={product} />
          ))}
        </Carousel>
      )}
    </>
  );
}
