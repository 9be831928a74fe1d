import { homeTexts } from '../../../texts/catalog/home';
import { CardLink } from '../../shared/card/card-link';
import { Icon } from '../../shared/icon/icon';
import { previewState } from '../../shared/link/screen-preview';
import { Picture } from '../../shared/picture/picture';
import styles from './category-tiles.module.css';

export interface CategoryTileModel {
  id: string;
  name: string;
  imageUrl: string | null;
  href: string;
}

/** As many as there are in most shops. */
const USUAL_COUNT = 8;

/** The departments, on a phone, whose menu is closed; space for them until they are known. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTileModel[] | null }) {
  if (!categories) return <Placeholder />;
  if (categories.length === 0) return null;
  return (
    <ul className={styles.tiles} aria-label={homeTexts.departments}>
      {categories.map(({ id, name, imageUrl, href }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.picture}>
            {imageUrl ? (
              <Picture src={imageUrl} alt="" width={600} height={450} fit="cover" />
            ) : (
              <Icon name="picture" size={24} />
            )}
          </div>
          <CardLink href={href} state={previewState({ name })}>
            {name}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}

const Placeholder = () => (
  <div className={styles.tiles} aria-hidden="true">
    {Array.from({ length: USUAL_COUNT }, (_, index) => (
      <div key={index} className={styles.tile}>
        <div className={styles.picture} />
        {/* The height of a line. */}
        <span>&nbsp;</span>
      </div>
    ))}
  </div>
);
