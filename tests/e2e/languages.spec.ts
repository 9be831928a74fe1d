import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { fillReadyCart } from './steps/order';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

/** Whether a part of the page is wider than the window. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const expectLanguage = (page: Page, language: 'en' | 'es') =>
  expect(page.locator('html')).toHaveAttribute('lang', language);
const languages = (page: Page) => page.getByRole('form', { name: /^(Language|Idioma)$/ });

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-US' });

  test('gets the shop in Spanish, from the gate on', async ({ page }) => {
    await page.goto('/');
    await expectLanguage(page, 'es');
    await expect(page).toHaveTitle('Cork & Petal: Vino, flores y regalos de tiendas locales');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Soy una persona' }).click();
    await expect(page.getByRole('button', { name: 'Verificado' })).toBeVisible();
    const zipcode = page.getByLabel('INTRODUZCA EL CÓDIGO POSTAL DE SERVICIO');
    await zipcode.fill('');
    await page.getByRole('button', { name: 'CONTINUAR' }).click();
    await expect(page.getByText('Introduzca el código postal', { exact: true })).toBeVisible();
    await zipcode.fill('10001');
    await page.getByRole('button', { name: 'CONTINUAR' }).click();
    await expect(page).toHaveURL(/\/store$/);
    await expect(page.getByText('Próxima entrega en 10001')).toBeVisible();
    await page.goto('/store/101');
    await expect(page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).first()).toBeEnabled();
    await expectAccessible(page);
  });
});

test('a shopper chooses Spanish in the footer, buys in it, and finds it again', async ({ page, context }) => {
  await passGate(page);
  await fillReadyCart(page);
  await languages(page).getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'CARRITO', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await expectLanguage(page, 'es');
  await page.getByRole('button', { name: 'PAGAR' }).click();
  await expect(page.getByRole('heading', { name: 'Seleccione una dirección de envío' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'GUARDAR Y CONTINUAR' }).click();
  await page.getByRole('radio', { name: 'Pago a la entrega' }).click();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Resumen del pedido' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'HACER PEDIDO' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido realizado.' })).toBeVisible();
  await expect(page.getByText(/^Su número de pedido es #\d+$/)).toBeVisible();

  const next = await context.newPage();
  await next.goto('/faq');
  await expect(next.getByRole('heading', { name: 'Preguntas frecuentes', level: 1 })).toBeVisible();
  await languages(next).getByRole('button', { name: 'English' }).click();
  await expect(next.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await expectLanguage(next, 'en');
});

test('the language is chosen without scripts, and the page keeps its address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/about-us?from=mail');
  const spanish = languages(page).getByRole('button', { name: 'Español' });
  // Until it is rendered in time: without scripts nothing can be done about it.
  await expect(async () => {
    await page.reload();
    await expect(spanish).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await spanish.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiénes somos' })).toBeVisible();
  await expect(page).toHaveURL(/\/about-us\?from=mail$/);
  await context.close();
});

test('Spanish texts fit on a phone', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await passGate(page);
  await context.addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
  for (const path of [
    '/',
    '/store',
    '/store/101',
    '/store/category/Whiskey/12',
    '/search/results?q=gin',
    '/signIn',
    '/faq',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await isTooWide(page), path).toBe(false);
  }
});
