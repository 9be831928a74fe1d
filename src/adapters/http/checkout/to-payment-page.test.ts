import { toPaymentPage } from './to-payment-page';

it.each([
  ['/payuapi/sandbox/1?a=b', '', '/payuapi/sandbox/1?a=b'],
  ['/payuapi/sandbox/1', 'https://api.example', 'https://api.example/payuapi/sandbox/1'],
  ['https://pay.example/1', '', 'https://pay.example/1'],
  [undefined, '', ''],
  ['javascript:alert(1)', '', ''],
  ['data:text/html,hello', 'https://api.example', ''],
  ['http://[', '', ''],
])('opens %j of a backend at "%s" as "%s" [X-151]', (wire, baseUrl, page) => {
  expect(toPaymentPage(wire, baseUrl)).toBe(page);
});
