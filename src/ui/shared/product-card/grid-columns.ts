import { createContext } from 'react';

/** Observable. */
export interface GridColumns {
  /** Whether a phone shows two columns of products, and not one. */
  readonly areTwo: boolean;
  readonly toggle: () => void;
}

/** Null where the shopper cannot choose. */
export const GridColumnsContext = createContext<GridColumns | null>(null);
