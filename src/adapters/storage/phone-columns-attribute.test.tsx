import { PHONE_COLUMNS_KEY } from './phone-columns-key';
import { showPhoneColumns, showStoredPhoneColumns } from './phone-columns-attribute';

const shown = () => document.documentElement.dataset.phoneColumns;

test('the style sheet learns of two columns, also from storage before the first paint', () => {
  showPhoneColumns(2);
  expect(shown()).toBe('2');
  showPhoneColumns(1);
  expect(shown()).toBeUndefined();
  localStorage.setItem(PHONE_COLUMNS_KEY, '2');
  showStoredPhoneColumns();
  expect(shown()).toBe('2');
  localStorage.setItem(PHONE_COLUMNS_KEY, '<b>7</b>');
  showStoredPhoneColumns();
  expect(shown()).toBeUndefined();
});
