import { lazy, Suspense } from 'react';
import { SelectField } from '../field/select-field';
import type { SearchableSelectProps } from './searchable-select-props';

const Combobox = lazy(() => import('./combobox'));

/** A choice from a long list, by typing. Until its code is there, and without script, it is a plain select of the same shape. */
export function SearchableSelect(props: SearchableSelectProps) {
  return (
    <Suspense fallback={<SelectField {...props} />}>
      <Combobox {...props} />
    </Suspense>
  );
}
