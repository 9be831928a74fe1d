import { homeTexts } from '../../../texts/catalog/home';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import { Banner, type BannerModel } from './banner';
import { TopProduct } from './top-product';
import styles from './offers.module.css';

interface OffersProps {
  products: readonly ProductCardModel[];
  ads: readonly BannerModel[];
}

/** The top products beside the ads (HOME-03, HOME-07). */
export function Offers({ products, ads }: OffersProps) {
  if (products.length + ads.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={homeTexts.topProductsAndPromotions}>
      {products.map((product) => (
        <li key={product.href}>
          <TopProduct product={product} />
        </li>
      ))}
      {ads.map((ad) => (
        <li key={ad.imageUrl}>
          <Banner banner={ad} format="ad" />
        </li>
      ))}
    </ul>
  );
}
