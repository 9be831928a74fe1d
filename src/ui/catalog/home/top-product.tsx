import { homeTexts } from '../../../texts/catalog/home';
import { CardLink } from '../../shared/card/card-link';
import { LinkCard } from '../../shared/card/link-card';
import { Picture } from '../../shared/picture/picture';
import { Price } from '../../shared/price/price';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import styles from './top-product.module.css';

/** The featured product (HOME-07). */
export function TopProduct({ product }: { product: ProductCardModel }) {
  const { href, name, image, price, sizeLabel } = product;
  return (
    <LinkCard className={styles.card}>
      <div className={styles.picture}>
        <Picture {...image} alt="" fit="cover" />
      </div>
      <div className={styles.text}>
        <p className={styles.kicker}>{homeTexts.ourTopProduct}</p>
        <h2 className={styles.name}>
          <CardLink href={href}>{name}</CardLink>
        </h2>
        <p>
          {price && <Price {...price} />} {sizeLabel && <span className={styles.size}>{sizeLabel}</span>}
        </p>
      </div>
    </LinkCard>
  );
}
