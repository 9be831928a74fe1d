import { memo } from 'react';
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
  const { about, description, scales, reviews, reviewCount, rating, similar } = state;
  return (
    <div className={styles.page}>
      <Trail crumbs={state.crumbs} />
      <div className={styles.top}>
        <Pictures name={state.name} images={state.images} preview={preview?.image} />
        <div className={styles.choice}>
          <ProductHeading {...state} />
          <ZipCheckForm state={state.zipCheck} actions={actions} />
          <BuyBox state={state.buying} actions={actions} />
        </div>
      </div>
      <BelowFold {...{ about, description, scales, reviews, reviewCount, rating, similar }} />
    </div>
  );
}

// What the shopper's choices do not change is not rendered again: that took longer than a frame.
const Trail = memo(Breadcrumbs);
const Pictures = memo(Gallery);

type BelowFoldProps = Pick<
  ProductState,
  'about' | 'description' | 'scales' | 'reviews' | 'reviewCount' | 'rating' | 'similar'
>;

/** Rendered after title and price, so as not to delay them. */
const BelowFold = memo(function BelowFold(state: BelowFoldProps) {
  const { about, description, scales, reviews, reviewCount, rating, similar } = state;
  if (!useBelowFold()) return null;
  return (
    <>
      <AboutProduct {...{ about, description, scales }} />
      <Reviews reviews={reviews} count={reviewCount} rating={rating} />
      {similar.length > 0 && (
        <Carousel title={productDetailTexts.similar} widest={4}>
          {similar.map((product) => (
            <ProductCard key={product.href} product={product} />
          ))}
        </Carousel>
      )}
    </>
  );
});
