import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './picture.module.css';

export interface PicturePlaceholderProps {
  /** Blank for a decorative picture. */
  alt: string;
  /** The size of the file, so that the browser reserves the space. */
  width: number;
  height: number;
  /** The picture contains text: show `alt` if it cannot be loaded. */
  containsText?: boolean;
  className?: string;
}

/** Takes the place of a picture that could not be loaded. */
export function PicturePlaceholder({
  alt,
  width,
  height,
  containsText = false,
  className,
}: PicturePlaceholderProps) {
  const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span className={classNames(styles.missing, className)} {...naming}>
      {/* An empty drawing of the same proportions reserves the space. */}
      <svg className={styles.picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`} />
      <span className={styles.mark}>
        <Icon name="picture" size={32} />
        {containsText && <span className={styles.text}>{alt}</span>}
      </span>
    </span>
  );
}
