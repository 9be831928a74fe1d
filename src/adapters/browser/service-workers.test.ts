import { unregisterServiceWorkers } from './service-workers';

const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
const within = (navigator: object) =>
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'navigator', original);
});

describe('service workers of earlier versions', () => {
  it('are all unregistered at the start [NET-15] [X-177]', async () => {
    const gone: string[] = [];
    const worker = (name: string) => ({ unregister: () => Promise.resolve(void gone.push(name)) });
    within({ serviceWorker: { getRegistrations: () => Promise.resolve([worker('a'), worker('b')]) } });
    unregisterServiceWorkers();
    await Promise.resolve();
    await Promise.resolve();
    expect(gone).toEqual(['a', 'b']);
  });

  it('are ignored where the browser has no service workers, or rejects the call', async () => {
    within({});
    expect(unregisterServiceWorkers).not.toThrow();
    within({ serviceWorker: { getRegistrations: () => Promise.reject(new Error('blocked')) } });
    expect(unregisterServiceWorkers).not.toThrow();
    await Promise.resolve();
  });
});
