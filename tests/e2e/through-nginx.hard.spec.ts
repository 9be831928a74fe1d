import { expect, type Page, test as base } from '@playwright/test';
import { postgresBinaries } from '../../backend/testing/postgres-binaries';
import { POSTGRES_IS_MISSING } from '../../backend/testing/start-postgres';
import { type Deployment, startDeployment } from '../deploy/support/deployment';
import { NGINX_IS_MISSING, nginxBinary } from '../deploy/support/nginx';
import { addAddress, continueToPayment } from './steps/address';
import { checkOut, chooseSlot } from './steps/cart';
import { goThroughGate } from './steps/gate';
import { enterEmail } from './steps/guest';
import { placeOrder } from './steps/order';
import { openNewCard, saveCard } from './steps/payment';
import { addToCart, PRODUCTS } from './steps/product';
import { routeStripe, typeInto } from './support/stripe-script';
import { watchPageErrors } from './support/page-errors';

/** The demo shop on PostgreSQL, with two backends, two storefronts, and nginx. */
const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({}, use) => {
      const [postgres, nginx] = [await postgresBinaries(), nginxBinary()];
      if (!postgres || !nginx) throw new Error(postgres ? NGINX_IS_MISSING : POSTGRES_IS_MISSING);
      const deployment = await startDeployment({ postgres, nginx }, 'demo');
      await deployment.start();
      await use(deployment);
      await deployment.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.url),
  timezoneId: async ({}, use) => use('America/New_York'),
});

async function payByCard(page: Page): Promise<void> {
  await openNewCard(page);
  await page.getByRole('textbox', { name: 'Card holder' }).fill('Nell Gwynn');
  await typeInto(page, 'cardNumber', '4242424242424242');
  await typeInto(page, 'cardExpiry', '1234');
  await typeInto(page, 'cardCvc', '123');
  await page.getByRole('switch', { name: 'Same As Shipping Address' }).check();
  await saveCard(page);
  await expect(page).toHaveURL(/\/cart\/checkout$/);
}

test('a guest buys through nginx while every server is replaced, and is charged once', async ({
  page,
  deployment,
}) => {
  // Each of four servers answers for another two seconds before it ends.
  test.slow();
  const { stripe, backends, storefronts } = deployment;
  const errors = watchPageErrors(page);
  await routeStripe(page, stripe);
  await goThroughGate(page);
  await deployment.replace(storefronts[0]!);
  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
  await enterEmail(page);
  await deployment.replace(backends[0]!);
  await chooseSlot(page);
  await checkOut(page);
  await addAddress(page);
  await deployment.replace(storefronts[1]!);
  await continueToPayment(page);
  await deployment.replace(backends[1]!);
  await payByCard(page);
  expect(await placeOrder(page)).toMatch(/^\d+$/);
  expect(stripe.intents).toMatchObject([{ status: 'succeeded' }]);
  expect(errors).toEqual([]);
});
