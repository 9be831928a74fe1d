import { isBeyondTheEnd } from './no-such-page';

describe('a page beyond the last', () => {
  it.each([
    [5, 4, true],
    [4, 4, false],
    [1, 0, false],
    [99, 0, false],
  ])('page %p of %p: %p [X-126]', (page, totalPages, beyond) => {
    expect(isBeyondTheEnd({ page, totalPages })).toBe(beyond);
  });
});
