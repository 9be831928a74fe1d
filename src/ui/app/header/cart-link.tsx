import { counted } from '../../shared/counted';
import { Icon } from '../../shared/icon/icon';
import { AppLink } from '../../shared/link/app-link';
import { cartPath } from '../../shared/paths/paths';
import styles from './header.module.css';

/** The cart icon with the number of units in the cart (HEAD-07). */
export function CartLink({ count }: { count: number }) {
  return (
    <AppLink href={cartPath()} className={styles.cart} aria-label={`Cart, ${counted(count, 'item')}`}>
      <Icon name="bag" size={24} />
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </AppLink>
  );
}
