import { PHONE } from './conditions.mjs';

/** The storage keys of the shopping place (STORE-04 to STORE-09). */
const rememberedPlace = ({ zipcode, locations, state }) => ({
  zipcode,
  zipState: state,
  vendor_location_id: locations,
  ageGateVerified: 'true',
});

/**
 * A returning shopper who does not see the entry gate: with the storage and cookies of an earlier visit, but with a
 * cold cache.
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
