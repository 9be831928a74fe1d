import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, LONG_WORD, RTL_VENDOR } from '../../../../tests/support/samples/texts';
import { SAMPLE_STORES } from './sample-stores';
import { StoreLocatorView } from './store-locator.view';

export default { component: StoreLocatorView };

type State = ComponentProps<typeof StoreLocatorView>['state'];

const STORE = SAMPLE_STORES[0] as State['stores'][number];
const LOCATOR: State = { stores: SAMPLE_STORES, chosenId: null, chosenText: '' };

const show =
  (change: Partial<State> = {}) =>
  () => <StoreLocatorView state={{ ...LOCATOR, ...change }} actions={ignored()} map={<p>The map</p>} />;

export const One = show({ stores: [STORE] });
export const Many = show();
export const Chosen = show({ chosenId: STORE.id, chosenText: `${STORE.name} is shown on the map.` });
export const LongestText = show({
  stores: [{ ...STORE, name: LONG_NAME, street: LONG_WORD, hours: LONG_NAME }],
});
export const RightToLeftText = show({ stores: [{ ...STORE, name: RTL_VENDOR }] });
