import { useEffect, useRef } from 'react';
import type { Store } from '../../../domain/vendor/store';
import { storeLocatorTexts } from '../../../texts/vendor/store-locator';
import { Badge } from '../../shared/badge/badge';
import { Button } from '../../shared/button/button';
import { classNames } from '../../shared/class-names';
import styles from './store-card.module.css';

interface StoreCardProps {
  store: Store;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** With the keyboard, the row scrolls but not the page: the pressed pin keeps the focus, and stays in sight with it. */
function scrollToCard(card: HTMLElement): void {
  const { activeElement, defaultView } = card.ownerDocument;
  const { scrollX = 0, scrollY = 0 } = defaultView ?? {};
  card.scrollIntoView({ block: 'nearest', inline: 'center' });
  if (activeElement?.matches(':focus-visible')) defaultView?.scrollTo(scrollX, scrollY);
}

/** All details of a store, so that nobody needs the map. Scrolls into view when chosen. */
export function StoreCard({ store, isChosen, onChoose }: StoreCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen && card.current) scrollToCard(card.current);
  }, [isChosen]);
  return (
    <article ref={card} className={classNames(styles.card, isChosen && styles.chosen)}>
      <Badge tone="warning">{storeLocatorTexts.sample}</Badge>
      <h3 className={styles.name}>{store.name}</h3>
      <address className={styles.address}>
        <p>{store.street}</p>
        <p>
          {store.city}, {store.state} {store.zipcode}
        </p>
        <p>{store.telephone}</p>
      </address>
      <p className={styles.hours}>{store.hours}</p>
      <Button
        variant="secondary"
        icon="pin"
        aria-pressed={isChosen}
        aria-label={storeLocatorTexts.showStore(store.name)}
        onClick={() => onChoose(store.id)}
      >
        {storeLocatorTexts.show}
      </Button>
    </article>
  );
}
