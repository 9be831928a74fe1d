import { useState } from 'react';
import { galleryTexts } from '../../../texts/catalog/gallery';
import { classNames } from '../../shared/class-names';
import { Icon } from '../../shared/icon/icon';
import { Picture } from '../../shared/picture/picture';
import type { ScreenPreview } from '../../shared/link/screen-preview';
import { PRODUCT_PICTURE } from '../../shared/product-card/to-product-card';
import { Skeleton } from '../../shared/skeleton/skeleton';
import type { ProductState } from './product-state';
import { GalleryZoom } from './gallery-zoom';
import styles from './gallery.module.css';

interface GalleryProps {
  name: string;
  images: ProductState['images'];
  /** Shown until the first picture has loaded. */
  preview?: ScreenPreview['image'];
}

/** One large picture with thumbnails to its left (PDP-01); pressing it opens the zoom. */
export function Gallery({ name, images, preview }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const image = images[chosen] ?? images[0];
  return (
    <div className={classNames(styles.gallery, images.length > 1 && styles.withThumbnails)}>
      {images.length > 1 && <Thumbnails {...{ name, images, chosen }} onChoose={setChosen} />}
      <div className={styles.mainPicture}>
        {preview && !isLoaded && <Picture {...preview} alt="" eager className={styles.large} />}
        <Picture
          key={image?.url}
          src={image?.url ?? ''}
          alt={images.length > 1 ? galleryTexts.pictureOf(name, chosen + 1, images.length) : name}
          {...PRODUCT_PICTURE}
          priority
          className={styles.large}
          onLoad={() => setLoaded(true)}
        />
        {image && (
          <button
            type="button"
            className={styles.zoom}
            aria-label={galleryTexts.zoomIn}
            onClick={() => setZoomed(true)}
          >
            <span className={styles.zoomIcon}>
              <Icon name="search" />
            </span>
          </button>
        )}
      </div>
      {isZoomed && (
        <GalleryZoom {...{ name, images, chosen }} onChoose={setChosen} onClose={() => setZoomed(false)} />
      )}
    </div>
  );
}

interface ThumbnailsProps extends Omit<GalleryProps, 'preview'> {
  chosen: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ name, images, chosen, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label={galleryTexts.pictures(name)}>
      {images.map(({ url, thumbnailUrl }, index) => (
        <li key={url}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={galleryTexts.position(index + 1, images.length)}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            <Picture src={thumbnailUrl} alt="" width={96} height={120} fit="cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const THUMBNAIL_PLACEHOLDERS = [1, 2, 3, 4];

/** The picture of a card at the size of the gallery's, beside the places of its thumbnails. */
export function GalleryPreview({ image }: { image: NonNullable<ScreenPreview['image']> }) {
  return (
    <div className={classNames(styles.gallery, styles.withThumbnails)}>
      <div className={styles.thumbnails}>
        {THUMBNAIL_PLACEHOLDERS.map((place) => (
          <Skeleton key={place} shape="picture" />
        ))}
      </div>
      <div className={styles.mainPicture}>
        <Picture {...image} alt="" priority className={styles.large} />
      </div>
    </div>
  );
}
