import { recentlyViewedTexts } from '../../../texts/catalog/recently-viewed';
import { Button } from '../../shared/button/button';
import { Carousel } from '../../shared/carousel/carousel';
import { ProductCard, type ProductCardModel } from '../../shared/product-card/product-card';
import styles from './recently-viewed.module.css';

interface RecentlyViewedProps {
  products: readonly ProductCardModel[];
  forget: () => void;
}

/** The products viewed before, below the current one. */
export function RecentlyViewed({ products, forget }: RecentlyViewedProps) {
  if (products.length === 0) return null;
  const action = (
    <Button variant="quiet" onClick={forget} aria-label={recentlyViewedTexts.clearAll}>
      {recentlyViewedTexts.clear}
    </Button>
  );
  return (
    <div className={styles.part}>
      <Carousel title={recentlyViewedTexts.title} lead={recentlyViewedTexts.lead} widest={5} action={action}>
        {products.map((product) => (
          <ProductCard key={product.href} product={product} />
        ))}
      </Carousel>
    </div>
  );
}
