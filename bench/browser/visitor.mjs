import { PHONE } from './conditions.mjs';

/** The keys of the documents in which the shop remembers a shopper (STORE-04 to STORE-09). */
const rememberedPlace = ({ zipcode, locations, state }) => ({
  zipcode,
  zipState: state,
  vendor_location_id: locations,
  ageGateVerified: 'true',
});

/**
 * A shopper who has been here before, so that no gate stands before the page: what a first visit leaves in the
 * browser's storage, and the cookies that the shop itself sets from it. The cache is not kept.
 */
export async function returningVisitor(browser, shopUrl, place) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) globalThis.localStorage.setItem(key, value);
  }, rememberedPlace(place));
  const page = await context.newPage();
  await page.goto(`${shopUrl}/store`, { waitUntil: 'networkidle' });
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}
