import { productDetailTexts } from '../../../texts/catalog/product-detail';
import { classNames } from '../../shared/class-names';
import { Price } from '../../shared/price/price';
import type { ScreenPreview } from '../../shared/link/screen-preview';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { GalleryPreview } from './gallery';
import styles from './product-detail.module.css';

/** Shown while the product loads, with what its card already showed: picture, name and price. */
export function ProductDetailSkeleton({ preview }: { preview: ScreenPreview | null }) {
  return (
    <SkeletonGroup label={productDetailTexts.loading} className={styles.page}>
      <div className={classNames(styles.line, styles.crumbs)}>
        <Skeleton width="half" />
      </div>
      <div className={styles.top}>
        {preview?.image ? (
          <GalleryPreview image={preview.image} />
        ) : (
          <div className={styles.skeletonPicture}>
            <Skeleton shape="picture" />
          </div>
        )}
        <div className={styles.choice}>
          {preview ? <HeadingPreview {...preview} /> : <HeadingSkeleton />}
          <Skeleton shape="control" />
          <Skeleton shape="control" width="long" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

function HeadingPreview({ name, price }: ScreenPreview) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.name}>{name}</h1>
      <div className={styles.line}>
        <Skeleton width="short" />
      </div>
      <p className={styles.priceLine}>{price && <Price {...price} size="large" />}</p>
    </header>
  );
}

function HeadingSkeleton() {
  return (
    <>
      <Skeleton shape="title" width="long" />
      <Skeleton width="short" />
      <Skeleton shape="title" width="short" />
    </>
  );
}
