import { productDetailTexts } from '../../../texts/catalog/product-detail';
import { AppLink } from '../../shared/link/app-link';
import { vendorPath } from '../../shared/paths/paths';
import { Price } from '../../shared/price/price';
import { Rating } from '../../shared/rating/rating';
import type { ProductState } from './product-state';
import styles from './product-detail.module.css';

type ProductHeadingProps = Pick<
  ProductState,
  'name' | 'rating' | 'reviewCount' | 'price' | 'vendorName' | 'vendorRequest'
>;

/** Name, rating, price and vendor (PDP-02, PDP-03, PDP-08, PDP-24). */
export function ProductHeading(product: ProductHeadingProps) {
  const { name, rating, reviewCount, price } = product;
  return (
    <header className={styles.heading}>
      <h1 className={styles.name}>{name}</h1>
      <a className={styles.reviewCount} href="#reviews">
        {rating !== null && <Rating value={rating} />}
        <span>{reviewCount}</span>
      </a>
      <p className={styles.priceLine}>
        <Price {...price} size="large" />
        {product.vendorName && (
          <span className={styles.vendor}>
            {productDetailTexts.soldBy} <VendorName {...product} />
          </span>
        )}
      </p>
    </header>
  );
}

function VendorName({ vendorName, vendorRequest }: ProductHeadingProps) {
  if (!vendorRequest) return vendorName;
  return (
    <AppLink href={vendorPath({ vendorId: vendorRequest.vendorId })} state={vendorRequest}>
      {vendorName}
    </AppLink>
  );
}
