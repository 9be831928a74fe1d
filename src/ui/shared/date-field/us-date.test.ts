import { usDate } from './us-date';

test('shows a date as MM/dd/yyyy', () => {
  expect(usDate('2026-03-09')).toBe('03/09/2026');
});

test('returns any other text unchanged', () => {
  expect(usDate('soon')).toBe('soon');
});
