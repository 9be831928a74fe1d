import { words } from '../../../texts/shared/words';
import { Icon } from '../icon/icon';
import styles from './chip.module.css';

interface ChipProps {
  label: string;
  onRemove: () => unknown;
}

/** Something applied, such as a filter or a coupon; pressing it removes that. */
export function Chip({ label, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={words.remove(label)} onClick={() => onRemove()}>
      {label}
      <Icon name="close" size={16} />
    </button>
  );
}
