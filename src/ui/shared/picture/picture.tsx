import { useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './picture.module.css';

export interface PictureProps {
  src: string;
  /** Empty for a decoration. */
  alt: string;
  /** The file's own size: the browser keeps the place from it, so nothing jumps. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** In the first screenful: loaded at once and first. Anything else waits until it is near. */
  priority?: boolean;
  /** Loaded at once, but behind those with priority. */
  eager?: boolean;
  fit?: 'contain' | 'cover';
  className?: string;
}

/** An image that keeps its place, and leaves a drawn bottle there if it cannot be had. */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  priority = false,
  eager = priority,
  fit = 'contain',
  className,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === '' || failedSrc === src) return <MissingPicture {...{ alt, width, height, className }} />;
  // An image may fail before this code has arrived, and then no error event comes any more.
  const inspect = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(() => setFailedSrc(src));
  };
  return (
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
      onError={() => setFailedSrc(src)}
    />
  );
}

function MissingPicture({
  alt,
  width,
  height,
  className,
}: Pick<PictureProps, 'alt' | 'width' | 'height' | 'className'>) {
  const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span className={classNames(styles.missing, className)} {...naming}>
      {/* An empty drawing of the same proportions keeps the place. */}
      <svg className={styles.picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`} />
      <span className={styles.mark}>
        <Icon name="bottle" size={32} />
      </span>
    </span>
  );
}
