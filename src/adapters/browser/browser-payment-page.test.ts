import { BrowserPaymentPage } from './browser-payment-page';

it('opens the payment page, and reloads when the browser restores the shop from its cache [X-151]', () => {
  const calls: string[] = [];
  const listeners: ((event: { persisted: boolean }) => void)[] = [];
  const page = {
    addEventListener: (_type: string, listener: (event: { persisted: boolean }) => void) =>
      void listeners.push(listener),
    location: {
      assign: (to: string) => void calls.push(`to ${to}`),
      reload: () => void calls.push('reload'),
    },
  } as unknown as Parameters<BrowserPaymentPage['open']>[1];
  new BrowserPaymentPage().open('/payuapi/sandbox/1', page);
  listeners.forEach((listener) => listener({ persisted: false }));
  expect(calls).toEqual(['to /payuapi/sandbox/1']);
  listeners.forEach((listener) => listener({ persisted: true }));
  expect(calls).toEqual(['to /payuapi/sandbox/1', 'reload']);
});
