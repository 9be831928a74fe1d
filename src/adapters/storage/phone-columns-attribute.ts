import { PHONE_COLUMNS_KEY } from './phone-columns-key';

/** The style sheet reads the columns from here, so that a page that the server rendered is laid out right at once. */
export function showPhoneColumns(columns: 1 | 2): void {
  const { dataset } = document.documentElement;
  if (columns === 2) dataset.phoneColumns = '2';
  else delete dataset.phoneColumns;
}

/** Before the first paint; storage may be blocked. */
export function showStoredPhoneColumns(): void {
  try {
    showPhoneColumns(localStorage.getItem(PHONE_COLUMNS_KEY) === '2' ? 2 : 1);
  } catch {
    // One column.
  }
}
