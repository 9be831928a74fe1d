import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { productCardTexts } from '../../../texts/shared/product-card';
import { Button } from '../button/button';
import { useIsHydrated } from '../view-model/use-is-hydrated';
import { GridColumnsContext } from './grid-columns';
import styles from './product-grid.module.css';

/** On a phone: one column of products (LIST-25), or two, which are easier to scan. */
export const GridColumnsButton = observer(function GridColumnsButton() {
  const columns = use(GridColumnsContext);
  // The server does not know the choice; the style sheet does.
  const isHydrated = useIsHydrated();
  if (!columns) return null;
  return (
    <div className={styles.choice}>
      <Button variant="quiet" onClick={columns.toggle}>
        {isHydrated && columns.areTwo ? productCardTexts.oneColumn : productCardTexts.twoColumns}
      </Button>
    </div>
  );
});
