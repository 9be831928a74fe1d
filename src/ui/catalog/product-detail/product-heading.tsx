import { Price } from '../../shared/price/price';
import { Rating } from '../../shared/rating/rating';
import type { ProductState } from './product-state';
import styles from './product-detail.module.css';

type ProductHeadingProps = Pick<ProductState, 'name' | 'rating' | 'reviewCount' | 'price' | 'vendorName'>;

/** Name, what others thought of it, what one costs and who sells it (PDP-02, PDP-03, PDP-08, PDP-24). */
export function ProductHeading({ name, rating, reviewCount, price, vendorName }: ProductHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.name}>{name}</h1>
      <a className={styles.reviewCount} href="#reviews">
        {rating !== null && <Rating value={rating} />}
        <span>{reviewCount}</span>
      </a>
      <p className={styles.priceLine}>
        <Price {...price} size="large" />
        {vendorName && <span className={styles.vendor}>Sold by {vendorName}</span>}
      </p>
    </header>
  );
}
