import { CardLink } from '../../shared/card/card-link';
import { LinkCard } from '../../shared/card/link-card';
import { Icon } from '../../shared/icon/icon';
import { previewState } from '../../shared/link/screen-preview';
import { Picture } from '../../shared/picture/picture';
import styles from './category-card.module.css';

export interface CategoryCardModel {
  id: string;
  name: string;
  imageUrl: string | null;
  href: string;
  /** Its child categories: `Bourbon, Scotch`. */
  childNames: string;
}

export function CategoryCard({
  name,
  imageUrl,
  href,
  childNames,
  priority,
}: CategoryCardModel & { priority?: boolean }) {
  return (
    <LinkCard className={styles.card}>
      <div className={styles.picture}>
        {imageUrl ? (
          <Picture src={imageUrl} alt="" width={600} height={450} fit="cover" priority={priority} />
        ) : (
          <Icon name="picture" size={48} />
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <CardLink href={href} state={previewState({ name })}>
            {name}
          </CardLink>
        </h2>
        {childNames && <p className={styles.childNames}>{childNames}</p>}
      </div>
    </LinkCard>
  );
}
