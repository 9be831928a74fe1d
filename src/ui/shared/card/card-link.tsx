import { AppLink, type AppLinkProps } from '../link/app-link';
import styles from './card-link.module.css';

/** Makes all of its card a link. The card is an `article` with `position: relative`. */
export function CardLink(props: Omit<AppLinkProps, 'className'>) {
  return <AppLink {...props} className={styles.link} />;
}
