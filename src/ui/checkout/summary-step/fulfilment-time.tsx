import { Icon } from '../../shared/icon/icon';
import styles from './summary-step.module.css';

export function FulfilmentTime({ text }: { text: string }) {
  return (
    <p className={styles.time}>
      <Icon name="calendar" size={16} />
      <span>{text}</span>
    </p>
  );
}
