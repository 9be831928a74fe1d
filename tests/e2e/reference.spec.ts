import { expect, test } from './support/test';

test('an integrator reads the API reference at /docs, and tries a call against this shop', async ({
  page,
}) => {
  await page.goto('/docs');
  await expect(page).toHaveTitle('Cork & Petal API reference');
  await page
    .getByRole('button', { name: /The category tree/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  const answer = page.locator('.live-responses-table');
  await expect(answer).toContainText('200');
  await expect(answer).toContainText('Bourbon');
});

test('the document is available as JSON and as YAML', async ({ request }) => {
  const document: unknown = await (await request.get('/docs/json')).json();
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Cork & Petal shop' } });
  expect(await (await request.get('/docs/yaml')).text()).toContain('operationId: placeOrder');
});
