import { useState } from 'react';
import { IconButton } from '../../shared/button/icon-button';
import { classNames } from '../../shared/class-names';
import { Dialog } from '../../shared/dialog/dialog';
import { Picture } from '../../shared/picture/picture';
import { PRODUCT_PICTURE } from '../../shared/product-card/to-product-card';
import type { ProductState } from './product-state';
import styles from './gallery-zoom.module.css';

interface GalleryZoomProps {
  name: string;
  images: ProductState['images'];
  chosen: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** The pictures in a full-page dialog; a zoomed picture is panned by scrolling with wheel, finger or arrow keys. */
export function GalleryZoom({ name, images, chosen, onChoose, onClose }: GalleryZoomProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <Dialog open size="large" title={name} onClose={onClose}>
      <div className={styles.controls}>
        {images.length > 1 && <PictureSteps {...{ chosen, onChoose }} count={images.length} />}
        <IconButton
          framed
          className={styles.zoom}
          icon={isEnlarged ? 'minus' : 'plus'}
          label={isEnlarged ? 'Zoom out' : 'Zoom in'}
          onClick={() => setEnlarged(!isEnlarged)}
        />
      </div>
      {/* Focusable, so that arrow keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} role="group" aria-label="Picture" tabIndex={0}>
        <Picture
          key={images[chosen]?.url}
          src={images[chosen]?.url ?? ''}
          alt={name}
          {...PRODUCT_PICTURE}
          className={classNames(styles.picture, isEnlarged && styles.enlarged)}
        />
      </div>
    </Dialog>
  );
}

interface PictureStepsProps extends Pick<GalleryZoomProps, 'chosen' | 'onChoose'> {
  count: number;
}

function PictureSteps({ chosen, count, onChoose }: PictureStepsProps) {
  return (
    <>
      <IconButton
        framed
        icon="chevron-left"
        label="Previous picture"
        disabled={chosen === 0}
        onClick={() => onChoose(chosen - 1)}
      />
      <p aria-live="polite">
        Picture {chosen + 1} of {count}
      </p>
      <IconButton
        framed
        icon="chevron-right"
        label="Next picture"
        disabled={chosen === count - 1}
        onClick={() => onChoose(chosen + 1)}
      />
    </>
  );
}
