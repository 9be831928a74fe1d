import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { productDetailTexts } from '../../../texts/catalog/product-detail';
import { BreadcrumbData } from '../../shared/breadcrumbs/breadcrumb-data';
import { NotFoundStatus } from '../../shared/page-head/not-found-status';
import { PageHead } from '../../shared/page-head/page-head';
import { PageTitle } from '../../shared/page-head/page-title';
import { useToAbsolute } from '../../shared/page-head/shop-origin';
import type { ParameterOf } from '../../shared/paths/path';
import { type categoryProductPath, productPath } from '../../shared/paths/paths';
import { type PreviewedPage, previewIn } from '../../shared/link/screen-preview';
import { StructuredData } from '../../shared/structured-data';
import { ZipcodeChangeDialog } from '../../location/zipcode-change/zipcode-change-dialog.view';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useIsHydrated } from '../../shared/view-model/use-is-hydrated';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { ProductDetailSkeleton } from './product-detail-skeleton';
import { ProductDetailView } from './product-detail.view';
import type { ProductDetailState, ProductState } from './product-state';
import { ProductDetailViewModel } from './product-detail.view-model';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.view';
import type { RecentlyViewedList } from '../recently-viewed/recently-viewed-list';

const ProductDetail = observer(function ProductDetail() {
  const go = useNavigateTo();
  const { productId: id = '', categoryId } =
    useParams<ParameterOf<typeof productPath | typeof categoryProductPath>>();
  const [query, setQuery] = useSearchParams();
  const navigationState: unknown = useLocation().state;
  const isHydrated = useIsHydrated();
  // Navigation state survives a reload, but the server does not know it.
  const preview = isHydrated ? previewIn(navigationState) : null;
  const page = useProduct({ id, categoryId, query });
  const { state } = page;
  // Reload and a shared link show the same size and speed.
  const keepInAddress = () => page.address && setQuery(page.address, { replace: true });
  const actions = { ...actionsOf(page, keepInAddress), add: () => go(page.add()) };
  return (
    <>
      <ProductHead id={id} state={state} />
      <ProductData page={page} />
      <ProductDetailView key={id} state={state} actions={actions} preview={preview} />
      {page.zipCheck.zipcodeQuestion && (
        <ZipcodeChangeDialog
          state={page.zipCheck.zipcodeQuestion}
          confirm={() => void page.confirmZipcodeChange()}
          stay={page.zipCheck.stay}
        />
      )}
      {isHydrated && state.kind === 'ready' && <ViewedBefore list={page.recentlyViewed} id={id} />}
    </>
  );
});

interface ProductAddress {
  id: string;
  categoryId: string | undefined;
  query: URLSearchParams;
}

const useProduct = ({ id, categoryId, query }: ProductAddress): ProductDetailViewModel =>
  useViewModel(
    ProductDetailViewModel,
    (viewModel) => viewModel.open(id, { size: query.get('size'), speed: query.get('speed'), categoryId }),
    id,
  );

const actionsOf = (page: ProductDetailViewModel, keepInAddress: () => void) => ({
  retry: () => void page.retry(),
  typeZipcode: (text: string) => page.zipCheck.type(text),
  checkZipcode: () => void page.checkZipcode(),
  pickSize: (size: string) => {
    page.pickSize(size);
    keepInAddress();
  },
  pickSpeed: (speed: string) => {
    page.pickSpeed(speed);
    keepInAddress();
  },
  setQuantity: (quantity: number) => page.setQuantity(quantity),
});

/** A product, on each of its paths (ROUTE-04, ROUTE-05, ROUTE-09). */
export const ProductDetailPage: PreviewedPage = Object.assign(ProductDetail, {
  Preview: ProductDetailSkeleton,
});

function ProductHead({ id, state }: { id: string; state: ProductDetailState }) {
  if (state.kind === 'not-found')
    return (
      <>
        <PageTitle screen={productDetailTexts.notFound} />
        <NotFoundStatus />
      </>
    );
  if (state.kind !== 'ready') return <PageTitle />;
  const { name, description, images, crumbs } = state;
  return <FoundHead {...{ id, name, description, images, crumbs }} />;
}

type FoundHeadProps = { id: string } & Pick<ProductState, 'name' | 'description' | 'images' | 'crumbs'>;

// Not rendered again for each choice, as the parts of the view below it.
const FoundHead = memo(function FoundHead({ id, name, description, images, crumbs }: FoundHeadProps) {
  return (
    <>
      <PageHead
        path={productPath({ productId: id })}
        type="product"
        screen={name}
        description={description.join(' ')}
        picture={images[0]?.url}
      />
      <BreadcrumbData crumbs={crumbs} />
    </>
  );
});

const ProductData = observer(function ProductData({ page }: { page: ProductDetailViewModel }) {
  const data = page.structuredData(useToAbsolute());
  return data && <StructuredData data={data} />;
});

const ViewedBefore = observer(function ViewedBefore({ list, id }: { list: RecentlyViewedList; id: string }) {
  return <RecentlyViewed products={list.cardsExcept(id)} forget={list.forget} />;
});
