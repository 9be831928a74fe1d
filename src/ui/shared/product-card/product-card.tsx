import { memo, type ReactNode } from 'react';
import { productCardTexts } from '../../../texts/shared/product-card';
import { Badge } from '../badge/badge';
import { CardLink } from '../card/card-link';
import { Picture } from '../picture/picture';
import { Price } from '../price/price';
import { ShortRating } from '../rating/short-rating';
import { previewState, type ScreenPreview } from '../link/screen-preview';
import styles from './product-card.module.css';

export interface ProductCardModel extends ScreenPreview {
  href: string;
  image: NonNullable<ScreenPreview['image']>;
  /** Available speeds: `Local`, `Courier`, `Farm Direct`. */
  speeds?: readonly string[];
  sizeCount?: number;
  /** The size, if there is only one: `750 ml`. */
  sizeLabel?: string;
  rating?: { mean: number; count: number };
  isSoldOut?: boolean;
  /** Further lines: `Available in Wallet: 750 ml`. */
  notes?: readonly string[];
}

interface ProductCardProps {
  product: ProductCardModel;
  /** Above the fold. */
  priority?: boolean;
  /** Its picture is loaded at once. */
  eager?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** A control of its own, such as ADD TO CART. */
  action?: ReactNode;
}

/** A product in a list; the whole card links to the product. Rendered again only for another object as its product. */
export const ProductCard = memo(function ProductCard({
  product,
  priority,
  eager,
  headingLevel = 3,
  action,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { href, name, image, price, sizeCount, sizeLabel, rating, notes = [] } = product;
  return (
    <article className={styles.card}>
      <div className={styles.tile}>
        <Picture {...image} {...{ priority, eager }} alt="" fit="cover" className={styles.image} />
        <Flag product={product} />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <CardLink href={href} state={previewState(product)}>
            {name}
          </CardLink>
        </Heading>
        <p className={styles.priceLine}>
          {price && <Price {...price} />}
          {sizeCount !== undefined && (
            <span className={styles.sizes}>{productCardTexts.sizes(sizeCount)}</span>
          )}
          {sizeLabel && <span className={styles.sizes}>{sizeLabel}</span>}
          {rating && <ShortRating {...rating} />}
        </p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <SpeedBadges speeds={product.speeds ?? []} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
});

function Flag({ product: { isSoldOut, price } }: { product: ProductCardModel }) {
  if (!isSoldOut && !price?.was) return null;
  return (
    <p className={styles.flag}>
      {isSoldOut ? (
        <Badge>{productCardTexts.soldOut}</Badge>
      ) : (
        <Badge tone="accent">{productCardTexts.sale}</Badge>
      )}
    </p>
  );
}

function SpeedBadges({ speeds }: { speeds: NonNullable<ProductCardModel['speeds']> }) {
  if (speeds.length === 0) return null;
  return (
    <ul className={styles.speeds} aria-label={productCardTexts.delivery}>
      {speeds.map((label) => (
        <li key={label}>
          <Badge tone="primary">{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
