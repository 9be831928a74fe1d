import type { Page } from '@playwright/test';
import type { FakeStripe } from '../../../backend/testing/stripe/fake-stripe';

const SCRIPTS = 'https://js.stripe.com';
const API = 'https://api.stripe.com';

/**
 * Stripe's script for pages, in the form that the shop uses: a frame of Stripe's own for each field, so that the page never
 * sees the number, and tokens that the frame requests from Stripe's API.
 */
const SCRIPT = `(() => {
  const waiting = new Map();
  const elements = {};
  addEventListener('message', ({ origin, data }) => {
    if (origin !== '${SCRIPTS}') return;
    if (data.kind === 'change') elements[data.type]?.tell({ complete: data.complete });
    if (data.kind === 'token') waiting.get(data.id)?.(data.answer);
  });
  class Element {
    constructor(type, key) {
      this.frame = document.createElement('iframe');
      this.frame.title = type;
      this.frame.height = '40';
      this.frame.src = '${SCRIPTS}/element.html#' + type + ',' + key;
      this.tell = () => undefined;
    }
    on(_event, tell) { this.tell = tell; }
    mount(host) { host.append(this.frame); }
    unmount() { this.frame.remove(); }
    destroy() { this.frame.remove(); }
  }
  let requests = 0;
  window.Stripe = (key) => ({
    elements: () => ({ create: (type) => (elements[type] = new Element(type, key)) }),
    createToken: (element, { name }) => new Promise((resolve) => {
      const id = (requests += 1);
      waiting.set(id, resolve);
      element.frame.contentWindow.postMessage({ kind: 'create', id, name }, '${SCRIPTS}');
    }),
  });
  window.Stripe.version = 'endive';
})();`;

/** One field. The frames of the other fields tell that of the number what was typed. */
const ELEMENT = `<!doctype html><html lang="en"><title>Field</title><input aria-label="Value"><script>
  const [type, key] = location.hash.slice(1).split(',');
  const field = document.querySelector('input');
  const whole = { cardNumber: /^\\d{16}$/, cardExpiry: /^\\d{4}$/, cardCvc: /^\\d{3}$/ }[type];
  const fields = new BroadcastChannel('fields');
  const typed = {};
  fields.onmessage = ({ data }) => (typed[data.type] = data.value);
  field.addEventListener('input', () => {
    typed[type] = field.value;
    fields.postMessage({ type, value: field.value });
    parent.postMessage({ kind: 'change', type, complete: whole.test(field.value) }, '*');
  });
  addEventListener('message', async ({ source, data }) => {
    if (data.kind !== 'create') return;
    const body = new URLSearchParams({
      key,
      'card[number]': typed.cardNumber,
      'card[exp_month]': typed.cardExpiry.slice(0, 2),
      'card[exp_year]': typed.cardExpiry.slice(2),
      'card[cvc]': typed.cardCvc,
      'card[name]': data.name,
    });
    const answer = await (await fetch('${API}/v1/tokens', { method: 'POST', body })).json();
    source.postMessage({ kind: 'token', id: data.id, answer: answer.error ? answer : { token: answer } }, '*');
  });
</script></html>`;

/** Has a page load that script instead of Stripe's, and its frames ask the fake of Stripe's API. */
export async function routeStripe(page: Page, { settings }: FakeStripe): Promise<void> {
  await page.route(`${SCRIPTS}/**`, (route) =>
    route.request().url().includes('/element.html')
      ? route.fulfill({ contentType: 'text/html', body: ELEMENT })
      : route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route(`${API}/**`, async (route) => {
    const request = route.request();
    const answer = await fetch(`${settings.origin}${new URL(request.url()).pathname}`, {
      method: request.method(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: request.postData() ?? undefined,
    });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': SCRIPTS },
      body: await answer.text(),
    });
  });
}

/** What is typed into the frame of a field. */
export const typeInto = (page: Page, field: 'cardNumber' | 'cardExpiry' | 'cardCvc', text: string) =>
  page.frameLocator(`iframe[title="${field}"]`).getByRole('textbox').fill(text);
