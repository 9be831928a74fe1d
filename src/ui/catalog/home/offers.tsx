import { AppLink } from '../../shared/link/app-link';
import { Picture } from '../../shared/picture/picture';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import type { BannerModel } from './banner-row';
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
    <ul className={styles.offers} aria-label="Top products and promotions">
      {products.map((product) => (
        <li key={product.href}>
          <TopProduct product={product} />
        </li>
      ))}
      {ads.map(({ imageUrl, title, href }) => (
        <li key={imageUrl}>
          <AppLink href={href} className={styles.ad}>
            <Picture
              className={styles.picture}
              src={imageUrl}
              alt={title || 'See the offer'}
              width={720}
              height={400}
              fit="cover"
              containsText
            />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
