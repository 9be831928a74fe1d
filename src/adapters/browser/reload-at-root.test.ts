import { reloadAtRoot } from './reload-at-root';

function aPage() {
  const visits: string[] = [];
  const listeners: ((event: { persisted: boolean }) => void)[] = [];
  const page = {
    location: { assign: (url: string) => visits.push(url), reload: () => visits.push('reload') },
    addEventListener: (type: string, listener: (event: { persisted: boolean }) => void) => {
      if (type === 'pageshow') listeners.push(listener);
    },
  };
  const show = (persisted: boolean) => listeners.forEach((listener) => listener({ persisted }));
  return { page: page as unknown as Window, visits, show };
}

it('opens the root, and reloads a page that Back restores from the cache [HEAD-29]', () => {
  const { page, visits, show } = aPage();
  reloadAtRoot(page);
  show(false);
  expect(visits).toEqual(['/']);
  show(true);
  expect(visits).toEqual(['/', 'reload']);
});
