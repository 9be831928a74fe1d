import type { ReactNode } from 'react';
import type { Store } from '../../../domain/vendor/store';
import { storeLocatorTexts } from '../../../texts/vendor/store-locator';
import { Carousel } from '../../shared/carousel/carousel';
import { Notice } from '../../shared/notice/notice';
import { StoreCard } from './store-card';
import styles from './store-locator.module.css';

interface StoreLocatorState {
  stores: readonly Store[];
  chosenId: string | null;
  /** Announced when another store is chosen. */
  chosenText: string;
}

interface StoreLocatorViewProps {
  state: StoreLocatorState;
  actions: { choose: (id: string) => void };
  /** Loads separately; the cards work without it. */
  map: ReactNode;
}

export function StoreLocatorView({ state, actions, map }: StoreLocatorViewProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{storeLocatorTexts.title}</h1>
        <Notice>{storeLocatorTexts.notice}</Notice>
      </header>
      <div className={styles.frame}>{map}</div>
      <p className={styles.chosen} role="status">
        {state.chosenText}
      </p>
      <Carousel title={storeLocatorTexts.stores}>
        {state.stores.map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            isChosen={store.id === state.chosenId}
            onChoose={actions.choose}
          />
        ))}
      </Carousel>
    </div>
  );
}
