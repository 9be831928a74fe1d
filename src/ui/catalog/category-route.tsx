import { useParams } from 'react-router-dom';
import { NotFoundView } from '../app/not-found.view';
import { CategoryListingPage } from './category-listing/category-listing.page';
import { ProductDetailPage } from './product-detail/product-detail.page';

const isId = (segment: string) => /^\d+$/.test(segment);

/** `/store/category/a/b/3`: digits in the middle make it a product, anything else a listing. */
export function CategoryRoute() {
  const { second = '', third = '' } = useParams();
  if (!isId(third)) return <NotFoundView />;
  return isId(second) ? (
    <ProductDetailPage productId={third} categoryId={second} />
  ) : (
    <CategoryListingPage categoryId={third} slug={second} />
  );
}
