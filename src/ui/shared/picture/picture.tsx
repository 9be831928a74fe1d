import { useState } from 'react';
import { classNames } from '../class-names';
import { PicturePlaceholder, type PicturePlaceholderProps } from './picture-placeholder';
import styles from './picture.module.css';

export interface PictureProps extends PicturePlaceholderProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Another picture for 768 px and wider. */
  wideSrc?: string;
  /** Above the fold: loaded first. Other pictures load when they are about to scroll into view. */
  priority?: boolean;
  /** Loaded at once, but after those with priority. */
  eager?: boolean;
  fit?: 'contain' | 'cover';
  /** Once it can be shown. */
  onLoad?: () => void;
}

/** An image with reserved space, and a placeholder if it cannot be loaded. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcSet, sizes, wideSrc, className } = props;
  const { priority = false, eager = priority, fit = 'contain', containsText, onLoad } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === '' || failedSrc === src)
    return <PicturePlaceholder {...{ alt, width, height, containsText, className }} />;
  // An image may fail before hydration, and then there is no error event.
  const inspect = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(() => setFailedSrc(src));
  };
  const image = (
    <img
      ref={inspect}
      className={classNames(styles.picture, styles[fit], className)}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onLoad={onLoad}
      onError={() => setFailedSrc(src)}
    />
  );
  if (!wideSrc) return image;
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={wideSrc} />
      {image}
    </picture>
  );
}
