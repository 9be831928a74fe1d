import type { ReactNode } from 'react';
import { PhoneColumnsStore } from '../../catalog/phone-columns.store';
import { useStore } from '../../shared/app-context';
import { GridColumnsContext } from '../../shared/product-card/grid-columns';

/**
 * Lets the shopper choose the columns of every list of products. The value is always the same object: a new one, while
 * the screen is being hydrated, would make React render it again from nothing.
 */
export const ChosenColumns = ({ children }: { children: ReactNode }) => (
  <GridColumnsContext value={useStore(PhoneColumnsStore)}>{children}</GridColumnsContext>
);
