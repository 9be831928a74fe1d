import { Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { SelectField } from '../field/select-field';
import { lazyComponent } from '../lazy-component';
import type { SearchableSelectProps } from './searchable-select-props';

const Combobox = lazyComponent(async () => (await import('./combobox')).default);

/** A select for long lists that filters by typing. Until its code has loaded it is a plain select. */
export function SearchableSelect(props: SearchableSelectProps) {
  const plain = <SelectField {...props} />;
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <Combobox {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
