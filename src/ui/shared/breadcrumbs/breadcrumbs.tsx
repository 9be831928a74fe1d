import { words } from '../../../texts/shared/words';
import { AppLink } from '../link/app-link';
import { previewState } from '../link/screen-preview';
import type { Crumb } from './crumb';
import styles from './breadcrumbs.module.css';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={`${crumb.label}${crumb.href ?? ''}`} className={styles.crumb}>
            {crumb.href ? (
              <AppLink href={crumb.href} state={previewState({ name: crumb.label })} className={styles.link}>
                {crumb.label}
              </AppLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
