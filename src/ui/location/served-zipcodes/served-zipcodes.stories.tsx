import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, OUTAGE } from '../../../../tests/support/samples/texts';
import { ServedZipcodesView } from './served-zipcodes.view';

export default { component: ServedZipcodesView };

type State = ComponentProps<typeof ServedZipcodesView>['state'];

const SERVED: State = { status: 'ready', failureText: OUTAGE, place: 'New York, NY', zipcodes: ['10001'] };

const show =
  (change: Partial<State> = {}) =>
  () => <ServedZipcodesView state={{ ...SERVED, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const Empty = show({ zipcodes: [] });
export const One = show();
export const Many = show({ zipcodes: Array.from({ length: 60 }, (_, index) => String(10_001 + index)) });
export const LongestText = show({ place: LONG_NAME, zipcodes: [] });
