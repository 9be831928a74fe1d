import { leavePage } from './leave-page';

it.each([undefined, '/payuapi/sandbox/1'])(
  'opens %p, and reloads the page if Back restores it from the cache [HEAD-29] [X-151]',
  (address) => {
    const visits: string[] = [];
    const listeners: ((event: { persisted: boolean }) => void)[] = [];
    const page = {
      location: { assign: (url: string) => visits.push(url), reload: () => visits.push('reload') },
      addEventListener: (type: string, listener: (event: { persisted: boolean }) => void) => {
        if (type === 'pageshow') listeners.push(listener);
      },
    };
    const show = (persisted: boolean) => listeners.forEach((listener) => listener({ persisted }));
    leavePage(address, page as unknown as Window);
    show(false);
    expect(visits).toEqual([address ?? '/']);
    show(true);
    expect(visits).toEqual([address ?? '/', 'reload']);
  },
);
