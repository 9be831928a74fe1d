import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './picture.module.css';

export interface PicturePlaceholderProps {
  /** Empty for a decoration. */
  alt: string;
  /** The file's own size: the browser keeps the place from it, so nothing jumps. */
  width: number;
  height: number;
  /** The picture has words in it: they are written out where it cannot be had. */
  hasWords?: boolean;
  className?: string;
}

/** Keeps the place of a picture that could not be had. */
export function PicturePlaceholder({
  alt,
  width,
  height,
  hasWords = false,
  className,
}: PicturePlaceholderProps) {
  const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span className={classNames(styles.missing, className)} {...naming}>
      {/* An empty drawing of the same proportions keeps the place. */}
      <svg className={styles.picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`} />
      <span className={styles.mark}>
        <Icon name="bottle" size={32} />
        {hasWords && <span className={styles.words}>{alt}</span>}
      </span>
    </span>
  );
}
