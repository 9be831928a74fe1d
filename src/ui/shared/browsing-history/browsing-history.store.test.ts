import { BrowsingHistoryStore } from './browsing-history.store';

const visited = (...screens: boolean[]): BrowsingHistoryStore => {
  const history = new BrowsingHistoryStore();
  screens.forEach((isBrowsing, position) => history.visit(position, isBrowsing));
  return history;
};

it('leads back over screens where one does not browse', () => {
  expect(visited(true, true, false, false).stepsBackFrom(3)).toBe(2);
});

it('leads nowhere if one has not browsed before', () => {
  expect(visited(false, false, true).stepsBackFrom(1)).toBe(0);
  expect(visited().stepsBackFrom(0)).toBe(0);
});

it('goes by the screen that an entry shows now', () => {
  const history = visited(true, true, false);
  history.visit(1, false);
  expect(history.stepsBackFrom(2)).toBe(2);
});
