import { searchBoxTexts } from '../../../texts/catalog/search-box';
import { classNames } from '../../shared/class-names';
import { Picture } from '../../shared/picture/picture';
import styles from './search-box.module.css';

export interface Suggested {
  suggestions: readonly { id: string; name: string; imageUrl: string; price: string }[];
  /** `Type to search` or `No matching products`; otherwise blank. */
  message: string;
}

interface SuggestionsProps extends Suggested {
  id: string;
  active: string | null;
  onPick: (id: string) => void;
}

/** At most two suggestions with pictures (SRCH-01, SRCH-02), or a message (SRCH-06, SRCH-07). */
export function Suggestions({ id, suggestions, message, active, onPick }: SuggestionsProps) {
  return (
    <div className={styles.popup}>
      <div id={id} role="listbox" aria-label={searchBoxTexts.suggestions} className={styles.list}>
        {suggestions.map((product) => (
          <button
            key={product.id}
            id={`${id}-${product.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={product.id === active}
            className={classNames(styles.option, product.id === active && styles.active)}
            // Keeps the focus in the field, so that the list stays open until the click is handled.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(product.id)}
          >
            <Picture src={product.imageUrl} alt="" width={48} height={60} fit="cover" priority />
            <span className={styles.name}>{product.name}</span>
            <span className={styles.price}>{product.price}</span>
          </button>
        ))}
      </div>
      <p className={styles.message} role="status">
        {suggestions.length === 0 && message}
      </p>
    </div>
  );
}
