import { ignored } from '../../../../tests/support/samples/ignored';
import { SEARCH } from '../../../../tests/support/samples/search';
import { storePath } from '../../shared/paths/paths';
import { StoreSearchView } from './store-search.view';

export default { component: StoreSearchView };

const show = (name: keyof typeof SEARCH) => () => (
  <StoreSearchView state={SEARCH[name]} actions={ignored({ pathOfPage: () => storePath() })} />
);

export const Prompt = show('prompt');
export const Loading = show('loading');
export const Failed = show('failed');
export const Empty = show('empty');
export const One = show('one');
export const Many = show('many');
export const NextLoading = show('nextLoading');
export const LongestText = show('longestText');
export const RightToLeftText = show('rightToLeftText');
