import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { openProduct, PRODUCTS } from './steps/product';
import { expectAccessible } from './support/accessible';
import { checkScreen } from './support/check-screen';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const frameOf = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Picture' });

/** The point in the middle of the frame, in parts of the picture's width and height. */
const middleOfPicture = (page: Page) =>
  frameOf(page).evaluate((frame) => [
    (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
    (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
  ]);

/** Moves two fingers apart, or together, around the middle of the frame. */
async function pinch(page: Page, ...distances: readonly number[]): Promise<void> {
  const box = (await frameOf(page).boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touches = await page.context().newCDPSession(page);
  for (const [index, distance] of distances.entries())
    await touches.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [-0.5, 0.5].map((side, id) => ({ id, x: x + side * distance, y })),
    });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touches.detach();
}

test('on a phone, two fingers zoom a picture around the point between them, and not the page [PDP-01]', async ({
  page,
}) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const scale = page.getByRole('dialog').getByText(/^\d+%$/);
  await expect(scale).toHaveText('100%');
  await pinch(page, 60, 80, 120, 180);
  await expect(scale).toHaveText('300%');
  // The picture is scrolled after the scale has been shown.
  await expect(async () => {
    for (const part of await middleOfPicture(page)) expect(part).toBeCloseTo(0.5, 1);
  }).toPass();
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await checkScreen(page, 'picture zoomed with two fingers');
  await expectAccessible(page, 'zoomed picture');
  await pinch(page, 180, 120, 30);
  await expect(scale).toHaveText('100%');
});
