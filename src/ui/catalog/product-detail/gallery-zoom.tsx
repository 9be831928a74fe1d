import { galleryTexts } from '../../../texts/catalog/gallery';
import { IconButton } from '../../shared/button/icon-button';
import { Dialog } from '../../shared/dialog/dialog';
import { Picture } from '../../shared/picture/picture';
import { PRODUCT_PICTURE } from '../../shared/product-card/to-product-card';
import type { ProductState } from './product-state';
import { useZoom } from './use-zoom';
import { isLargest, WHOLE } from './zoom-scale';
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
  const { frame, scale, zoomIn, zoomOut, reset } = useZoom();
  const choose = (index: number) => {
    reset();
    onChoose(index);
  };
  return (
    <Dialog open size="large" title={name} onClose={onClose}>
      <div className={styles.controls}>
        {images.length > 1 && <PictureSteps {...{ chosen }} onChoose={choose} count={images.length} />}
        <ZoomSteps {...{ scale, zoomIn, zoomOut }} />
      </div>
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        aria-label={galleryTexts.picture}
        // Focusable, so that arrow keys can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div style={sizeOf(scale)}>
          <Picture
            key={images[chosen]?.url}
            src={images[chosen]?.url ?? ''}
            alt={name}
            {...PRODUCT_PICTURE}
            className={styles.picture}
          />
        </div>
      </div>
    </Dialog>
  );
}

const sizeOf = (scale: number) => ({ width: `${scale * 100}%`, height: `${scale * 100}%` });

interface ZoomStepsProps {
  scale: number;
  zoomIn: () => void;
  zoomOut: () => void;
}

/** At its limit a button keeps the focus, so it is not `disabled`. */
function ZoomSteps({ scale, zoomIn, zoomOut }: ZoomStepsProps) {
  return (
    <div className={styles.zoom}>
      <IconButton
        framed
        icon="minus"
        label={galleryTexts.zoomOut}
        aria-disabled={scale === WHOLE}
        onClick={zoomOut}
      />
      <p className={styles.scale} aria-live="polite">
        {Math.round(scale * 100)}%
      </p>
      <IconButton
        framed
        icon="plus"
        label={galleryTexts.zoomIn}
        aria-disabled={isLargest(scale)}
        onClick={zoomIn}
      />
    </div>
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
        label={galleryTexts.previous}
        disabled={chosen === 0}
        onClick={() => onChoose(chosen - 1)}
      />
      <p aria-live="polite">{galleryTexts.position(chosen + 1, count)}</p>
      <IconButton
        framed
        icon="chevron-right"
        label={galleryTexts.next}
        disabled={chosen === count - 1}
        onClick={() => onChoose(chosen + 1)}
      />
    </>
  );
}
