import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { storeLocatorTexts } from '../../../texts/vendor/store-locator';
import { PageHead } from '../../shared/page-head/page-head';
import { storeLocatorPath } from '../../shared/paths/paths';
import { ErrorBoundary } from '../../shared/error-boundary';
import { lazyComponent } from '../../shared/lazy-component';
import { useIsHydrated } from '../../shared/view-model/use-is-hydrated';
import { useViewModel } from '../../shared/view-model/use-view-model';
import type { StoreMapProps } from './store-map';
import { StoreLocatorView } from './store-locator.view';
import { StoreLocatorViewModel } from './store-locator.view-model';
import styles from './store-locator.module.css';

const StoreMap = lazyComponent<StoreMapProps>(async () => (await import('./store-map')).StoreMap);

const NO_MAP = <p className={styles.missing}>{storeLocatorTexts.noMap}</p>;

export const StoreLocatorPage = observer(function StoreLocatorPage() {
  const locator = useViewModel(StoreLocatorViewModel);
  // The map needs the DOM, so the server does not render it.
  const isHydrated = useIsHydrated();
  const { state } = locator;
  return (
    <>
      <PageHead
        path={storeLocatorPath()}
        screen={storeLocatorTexts.title}
        description={storeLocatorTexts.description}
      />
      <StoreLocatorView
        state={state}
        actions={{ choose: locator.choose }}
        map={
          isHydrated && (
            <ErrorBoundary fallback={NO_MAP}>
              <Suspense fallback={<p className={styles.missing}>{storeLocatorTexts.loadingMap}</p>}>
                <StoreMap
                  stores={state.stores}
                  chosenId={state.chosenId}
                  tiles={state.tiles}
                  onChoose={locator.choose}
                />
              </Suspense>
            </ErrorBoundary>
          )
        }
      />
    </>
  );
});
