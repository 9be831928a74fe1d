import { homeTexts } from '../../../texts/catalog/home';
import { LinkButton } from '../../shared/button/link-button';
import { Carousel } from '../../shared/carousel/carousel';
import { ProductCard, type ProductCardModel } from '../../shared/product-card/product-card';
import { ProductCardSkeleton } from '../../shared/product-card/product-card-skeleton';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { VisuallyHidden } from '../../shared/visually-hidden/visually-hidden';
import type { BannerModel } from './banner';
import { BannerRow } from './banner-row';
import { CategoryTiles, type CategoryTileModel } from './category-tiles';
import styles from './home.module.css';
import { NextDeliveries, type NextDeliveryModel } from './next-deliveries';
import { Offers } from './offers';
import { VendorRow, type VendorCardModel } from './vendor-row';

interface HomeState {
  status: 'loading' | 'ready' | 'empty' | 'failed';
  message: string;
  banners: readonly BannerModel[];
  /** Null until they are known. */
  categories: readonly CategoryTileModel[] | null;
  ads: readonly BannerModel[];
  sections: readonly { title: string; products: readonly ProductCardModel[] }[];
  topProducts: readonly ProductCardModel[];
  deliveriesTitle: string;
  /** Earliest first; empty if the backend does not say. */
  deliveries: readonly NextDeliveryModel[];
  vendorsTitle: string;
  vendors: readonly VendorCardModel[];
  /** The path to all products. */
  allProductsHref: string;
}

interface HomeViewProps {
  state: HomeState;
  actions: { retry: () => void };
}

export function HomeView({ state, actions }: HomeViewProps) {
  if (state.status === 'loading') return <HomeSkeleton />;
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>{homeTexts.title}</h1>
      </VisuallyHidden>
      {state.status === 'failed' ? (
        <FailureState message={state.message} onRetry={actions.retry} />
      ) : (
        <HomeContent state={state} />
      )}
    </div>
  );
}

function HomeContent({ state }: Pick<HomeViewProps, 'state'>) {
  return (
    <>
      <BannerRow banners={state.banners} />
      <NextDeliveries title={state.deliveriesTitle} deliveries={state.deliveries} />
      <CategoryTiles categories={state.categories} />
      {state.status === 'empty' && <NoProducts state={state} />}
      <Sections sections={state.sections.slice(0, 1)} />
      <Offers products={state.topProducts} ads={state.ads} />
      <Sections sections={state.sections.slice(1)} />
      <VendorRow title={state.vendorsTitle} vendors={state.vendors} />
    </>
  );
}

function Sections({ sections }: Pick<HomeState, 'sections'>) {
  return sections.map(({ title, products }) => (
    <Carousel key={title} title={title} widest={5}>
      {products.map((product) => (
        <ProductCard key={product.href} product={product} />
      ))}
    </Carousel>
  ));
}

/** HOME-04 */
function NoProducts({ state }: { state: HomeState }) {
  return (
    <EmptyState
      title={state.message}
      action={
        <LinkButton variant="secondary" href={state.allProductsHref}>
          {homeTexts.seeEverything}
        </LinkButton>
      }
    />
  );
}

/** Shown while the home loads. */
function HomeSkeleton() {
  return (
    <SkeletonGroup label={homeTexts.loading} className={styles.home}>
      <Skeleton shape="block" className={styles.skeletonBanner} />
      <div className={styles.skeletonSection}>
        {Array.from({ length: 5 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
