import { Button } from '../../shared/button/button';
import { Carousel } from '../../shared/carousel/carousel';
import { ProductCard, type ProductCardModel } from '../../shared/product-card/product-card';
import styles from './recently-viewed.module.css';

export interface RecentlyViewedViewProps {
  products: readonly ProductCardModel[];
  forget: () => void;
}

export function RecentlyViewedView({ products, forget }: RecentlyViewedViewProps) {
  if (products.length === 0) return null;
  const action = (
    <Button variant="quiet" onClick={forget} aria-label="Clear recently viewed">
      Clear
    </Button>
  );
  return (
    <div className={styles.part}>
      <Carousel title="Recently viewed" lead="Kept in this browser alone." widest={5} action={action}>
        {products.map((product) => (
          <ProductCard key={product.href} product={product} />
        ))}
      </Carousel>
    </div>
  );
}
