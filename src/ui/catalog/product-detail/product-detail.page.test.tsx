import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, aProductCard, aVariant } from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { FakeIntersectionObserver } from '../../../../tests/support/fakes/fake-intersection-observer';
import { showPage, showRoute } from '../../../../tests/support/show-page';
import type { Product } from '../../../domain/catalog/product';
import { previewState } from '../../shared/link/screen-preview';
import { toProductCard } from '../../shared/product-card/to-product-card';
import { ProductDetailPage } from './product-detail.page';

const PICTURES = [
  { url: '/front.svg', thumbnailUrl: '/front-small.svg' },
  { url: '/label.svg', thumbnailUrl: '/label-small.svg' },
];

test('shows name, review count, price, vendor and facts, and N/A for a fact that is missing [PDP-02] [PDP-03] [PDP-08] [PDP-11] [PDP-12] [PDP-13] [PDP-14] [PDP-15]', async () => {
  const review = { title: 'Warm', detail: 'Good by a fire.', author: 'Ada', rating: 4, date: '2029-12-24' };
  await opened({
    product: aProduct({ reviews: [review], reviewCount: 1 }),
  });
  const heading = screen.getByRole('heading', { level: 1, name: 'Old Harbor Bourbon' });
  const header = within(heading.closest('header')!);
  header.getByText('1 review');
  header.getByText('$29.00');
  const reviews = within(await screen.findByText('Good by a fire.').then((text) => text.closest('li')!));
  reviews.getByText('Ada, 12/24/2029');
  expect(facts()).toEqual([
    ['Brand', 'Old Harbor'],
    ['Product Type', 'Whiskey'],
    ['Product Category', 'Bourbon'],
    ['Country of Origin', 'United States'],
  ]);
  cleanup();
  const bare = aVariant({ productType: null, productCategory: null, countryOfOrigin: null });
  await opened({
    product: aProduct({ brand: null, variants: [bare] }),
  });
  expect(facts().map(([, fact]) => fact)).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
});

test('shows what the card has told while the product loads, and its picture until the large one has loaded', async () => {
  const shop = new FakeShop();
  shop.catalog.products = [aProduct({ images: PICTURES })];
  const card = { ...toProductCard(aProductCard()), image: { src: '/thumb.svg', width: 480, height: 600 } };
  const at = { pathname: '/store/101', state: previewState(card) };
  showRoute(shop, <ProductDetailPage />, { at, route: '/store/:productId' });
  const status = within(screen.getByRole('status'));
  status.getByRole('heading', { level: 1, name: 'Old Harbor Bourbon' });
  status.getByText(card.price?.amount ?? '');
  expect(pictures()).toEqual(['/thumb.svg']);
  const large = await screen.findByRole('img', { name: /picture 1 of 2/ });
  expect(pictures()).toEqual(['/thumb.svg', '/front.svg']);
  fireEvent.load(large);
  expect(pictures()).toEqual(['/front.svg']);
});

test('shows the picture whose thumbnail is pressed [PDP-01]', async () => {
  await opened({ product: aProduct({ images: PICTURES }) });
  const stage = () => screen.getByRole<HTMLImageElement>('img', { name: /Old Harbor Bourbon, picture/ });
  expect(stage().getAttribute('src')).toBe('/front.svg');
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(stage().getAttribute('src')).toBe('/label.svg');
});

test('zooms into the chosen picture, and from one to the next [PDP-01]', async () => {
  await opened({ product: aProduct({ images: PICTURES }) });
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = () => dialog.getByRole('img').getAttribute('src');
  expect(shown()).toBe('/front.svg');
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(shown()).toBe('/label.svg');
  dialog.getByText('Picture 2 of 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  dialog.getByText('150%');
  await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
  dialog.getByText('100%');
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('img', { name: /picture 2 of 2/ }).getAttribute('src')).toBe('/label.svg');
});

describe('the zoom of a picture', () => {
  async function zoomed() {
    await opened({ product: aProduct({ images: PICTURES }) });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const dialog = within(await screen.findByRole('dialog'));
    const frame = dialog.getByRole('group', { name: 'Picture' });
    const scale = () => dialog.getByText(/^\d+%$/).textContent;
    const button = (name: string) => dialog.getByRole('button', { name });
    return { frame, scale, button };
  }

  const finger = (clientX: number, clientY: number) => ({ clientX, clientY });

  test('has buttons that stop at their limits and keep the focus', async () => {
    const { scale, button } = await zoomed();
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Zoom out'));
    expect(scale()).toBe('100%');
    for (const _press of [1, 2, 3, 4, 5]) await userEvent.click(button('Zoom in'));
    expect(scale()).toBe('400%');
    expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Zoom in'));
  });

  test('has keys', async () => {
    const { frame, scale } = await zoomed();
    frame.focus();
    await userEvent.keyboard('++');
    expect(scale()).toBe('225%');
    await userEvent.keyboard('-');
    expect(scale()).toBe('150%');
    await userEvent.keyboard('{Control>}+{/Control}');
    expect(scale()).toBe('150%');
    await userEvent.keyboard('0');
    expect(scale()).toBe('100%');
  });

  test('follows two fingers, and keeps the page from zooming', async () => {
    const { frame, scale } = await zoomed();
    fireEvent.touchStart(frame, { touches: [finger(100, 100), finger(200, 100)] });
    const isDefault = fireEvent.touchMove(frame, { touches: [finger(50, 100), finger(250, 100)] });
    expect([scale(), isDefault]).toEqual(['200%', false]);
    fireEvent.touchMove(frame, { touches: [finger(100, 100), finger(200, 100)] });
    expect(scale()).toBe('100%');
    // One finger scrolls.
    expect(fireEvent.touchMove(frame, { touches: [finger(50, 100)] })).toBe(true);
    expect(scale()).toBe('100%');
  });

  test('goes into the detail with a double tap, a double click or a trackpad, and back', async () => {
    const { frame, scale } = await zoomed();
    const tap = (x: number, to = x) => {
      fireEvent.touchStart(frame, { touches: [finger(x, 10)] });
      fireEvent.touchEnd(frame, { touches: [], changedTouches: [finger(to, 10)] });
    };
    tap(10);
    tap(300);
    expect(scale()).toBe('100%');
    tap(300);
    expect(scale()).toBe('250%');
    // Fingers that pan do not tap.
    tap(10, 300);
    tap(10, 300);
    expect(scale()).toBe('250%');
    await userEvent.dblClick(frame);
    expect(scale()).toBe('100%');
    expect(fireEvent.wheel(frame, { deltaY: -50 })).toBe(true);
    expect(scale()).toBe('100%');
    expect(fireEvent.wheel(frame, { deltaY: -50, ctrlKey: true })).toBe(false);
    expect(scale()).toBe('164%');
  });
});

test('holds the chosen size and speed in the address, and opens with them [ROUTE-04] [PDP-05] [PDP-19] [PDP-23]', async () => {
  const speeds = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /Local|Courier/ });
  const checked = () => speeds().map((radio) => radio.checked);
  await opened({ at: '/store/101?size=1012' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1000 ml' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '750 ml' }));
  expect(screen.getByTestId('address').textContent).toBe('/store/101?size=1011&speed=11_Next+Day');
  expect(checked()).toEqual([false, true]);
  await userEvent.click(screen.getByRole('radio', { name: /Local/ }));
  expect(screen.getByTestId('address').textContent).toBe('/store/101?size=1011&speed=11_Same+Day');
  cleanup();
  await opened({ at: '/store/101?size=1011&speed=11_Same+Day' });
  expect(checked()).toEqual([true, false]);
});

test('describes the product to search engines, whatever is written about it', async () => {
  const description = 'A </script><b>rare</b> rye';
  await opened({ product: aProduct({ description }) });
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  );
  expect(blocks.join()).not.toContain('<');
  expect(blocks.map((block) => JSON.parse(block) as object)).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    expect.objectContaining({ '@type': 'Product', description }),
  ]);
});

test('buys: size, delivery, quantity, ADD TO CART [PDP-06] [PDP-07] [PDP-09] [PDP-25] [PDP-43] [CONST-29]', async () => {
  await opened();
  await userEvent.click(screen.getByRole('radio', { name: 'Local' }));
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await userEvent.type(quantity, '3{Enter}');
  expect(screen.getByText('$96.00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/guest/register'));
});

describe('ADD TO CART while its place is out of sight', () => {
  const see = FakeIntersectionObserver.see;

  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  const bar = () => screen.getByRole('button', { name: /ADD TO CART|OUT OF STOCK/ }).closest('.stuck');

  test('stays where it is if the product cannot be bought', async () => {
    await opened({ product: aProduct({ isInStock: false }) });
    act(() => see(0));
    expect(bar()).toBeNull();
  });
});

test('is closed without a zipcode, and opens with a verified one [PDP-04] [PDP-32] [PDP-37] [PDP-46]', async () => {
  const { shop } = await opened({ zipcode: null });
  const controls = () => [
    screen.getByRole<HTMLButtonElement>('button', { name: 'ADD TO CART' }),
    screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' }),
  ];
  expect(controls().every(({ disabled }) => disabled)).toBe(true);
  expect(radioGroup('Size').disabled && radioGroup('Delivery by').disabled).toBe(true);
  screen.getByText('Enter 5-digit zipcode to enable fields');
  await userEvent.type(screen.getByLabelText('Deliver to zipcode'), '10001');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(shop.notifier.successes).toEqual(['Zipcode details fetched']));
  expect(controls().some(({ disabled }) => disabled)).toBe(false);
  expect(radioGroup('Size').disabled || radioGroup('Delivery by').disabled).toBe(false);
});

test("shows the product's facts, descriptions as text, and similar items [PDP-10] [PDP-18] [PDP-28] [X-122]", async () => {
  const product = aProduct({
    description: '<b>Oak</b>\r\nSmoke',
    related: [aProductCard({ id: '102', name: 'North Fork Rye' })],
  });
  await opened({ product });
  const about = screen.getByRole('region', { name: 'About the Product' });
  within(about).getByText('<b>Oak</b>');
  within(about).getByText('Smoke');
  const similar = screen.getByRole('region', { name: 'Similar Items you may like' });
  const rye = within(similar).getByRole('link', { name: 'North Fork Rye' });
  expect(rye.getAttribute('href')).toBe('/store/102');
});

test('shows how it tastes and how much skill it takes, where that is known [PDP-16] [PDP-17] [X-113]', async () => {
  for (const [title, scale, label] of [
    ['Taste Scale', 'tasteScale', 'Smoke'],
    ['Skill Level', 'skillScale', 'Mixing'],
  ] as const) {
    await opened({
      product: aProduct({ [scale]: [{ label, value: 40 }] }),
    });
    const section = within(screen.getByRole('heading', { name: title }).closest('section')!);
    section.getByText(label);
    section.getByRole('img', { name: '40 of 100' });
    cleanup();
  }
  await opened();
  for (const name of ['Taste Scale', 'Skill Level'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
});

test('links to the store if the product does not exist [X-123]', async () => {
  showPage(new FakeShop(), <ProductDetailPage />, { at: '/store/999', route: '/store/:productId' });
  await screen.findByRole('heading', { name: 'Product not found' });
  expect(screen.getByRole('link', { name: 'Back to the store' }).getAttribute('href')).toBe('/store');
});

const facts = () =>
  within(screen.getByRole('region', { name: 'About the Product' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const radioGroup = (name: string) => screen.getByRole<HTMLFieldSetElement>('radiogroup', { name });

interface Opening {
  product?: Product;
  at?: string;
  zipcode?: string | null;
}

async function opened({ product = aProduct(), at = '/store/101', zipcode = '10001' }: Opening = {}) {
  const shop = new FakeShop();
  shop.catalog.products = [product];
  if (zipcode) shop.currentPlace.set(aPlace(zipcode));
  showPage(shop, <ProductDetailPage />, { at, route: '/store/:productId' });
  await screen.findByText('Old Harbor Bourbon', { selector: 'h1' });
  // Below the fold, after the title.
  await screen.findByRole('region', { name: 'About the Product' });
  return { shop };
}

/** The large ones. */
const pictures = () =>
  [...document.querySelectorAll('img')]
    .map((image) => image.getAttribute('src') ?? '')
    .filter((src) => !src.includes('small'));
