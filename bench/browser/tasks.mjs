import { PRODUCT_ID } from '../lib/demo.mjs';

const ZIPCODE = '10001';
const OTHER_ZIPCODE = '94105';
const MEMBER = 'jane@example.com';
const PASSWORD = 'corkandpetal';
const BOURBON = 'Old Harlan Small Batch Bourbon';
const ADDRESS = {
  'First name': 'Nell',
  'Last name': 'Gwynn',
  Address: '350 W 31st St',
  Zip: ZIPCODE,
  City: 'New York',
  Phone: '2125550199',
  'Address nickname': 'Home',
};

async function enter(person) {
  await person.open('/');
  await person.write(person.page.getByLabel('ENTER SERVICE ZIPCODE'), ZIPCODE);
  await person.press(person.button('I am human'));
  await person.press(person.button('CONTINUE'));
  await person.page.waitForURL(/\/store$/);
}

async function signIn(person) {
  await enter(person);
  await person.open('/signIn');
  await person.field('Email').fill(MEMBER);
  await person.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await person.press(person.button('I am human'));
  await person.button('Verified').waitFor();
  await person.press(person.button('SIGN IN'));
  await person.page.waitForURL(/\/store$/);
}

const addToCart = (person) => person.press(person.button('ADD TO CART'));

async function giveEmail(person) {
  await person.write(person.field('Email'), `tasks.${Date.now()}@example.org`);
  await person.press(person.button('PROCEED'));
}

async function fillCart(person) {
  await enter(person);
  await person.open(`/store/${PRODUCT_ID}`);
  await addToCart(person);
  await giveEmail(person);
  await person.button('CHECKOUT').waitFor();
}

async function buyAsGuest(person) {
  const { page } = person;
  await enter(person);
  await person.press(person.link(BOURBON));
  await addToCart(person);
  await giveEmail(person);
  await person.shortOrLong(person.button(/^Earliest/), () => person.pickDay(person.button(/^Delivery date/)));
  await person.press(person.button('CHECKOUT'));
  await person.press(person.button('ADD NEW ADDRESSES'));
  for (const [name, text] of Object.entries(ADDRESS)) await person.write(person.field(name), text);
  await person.press(person.button('SAVE ADDRESS'));
  await person.press(person.button('SAVE & CONTINUE'));
  await person.press(person.radio('Payment on Delivery'));
  await person.press(page.getByRole('button', { name: 'Continue', exact: true }));
  await person.press(person.button('PLACE ORDER'));
  await page.getByRole('heading', { name: 'Order Placed.' }).waitFor();
}

async function openOrders(person) {
  await person.press(person.button(/^Hey/));
  await person.press(person.link('My Orders'));
  await person.page.waitForURL(/\/setting\/order/);
}

/** Without a button for it, each item is looked up in the order, found by its name and added. */
async function addLatestOrder(person) {
  await openOrders(person);
  const names = person.page.locator('main details[open] tbody th[scope=row]');
  await names.first().waitFor();
  for (const name of await names.allInnerTexts()) {
    await person.write(person.page.getByRole('combobox', { name: 'Search' }), name);
    await person.press(person.page.getByRole('search').getByRole('option', { name }));
    await addToCart(person);
    await person.page.waitForURL(/\/cart$/);
  }
}

async function buyAgain(person) {
  await person.open('/store');
  const again = person.page
    .getByRole('region', { name: 'Order again' })
    .getByRole('button', { name: 'Buy again' });
  await person.shortOrLong(again, () => addLatestOrder(person));
  if (!person.page.url().endsWith('/cart')) await person.press(person.link('Go to cart'));
  await person.button('CHECKOUT').waitFor();
}

async function changeZipcode(person) {
  await person.press(person.button('Change'));
  const dialog = person.page.getByRole('dialog');
  const zipcode = dialog.getByRole('textbox');
  await person.rewrite(zipcode, OTHER_ZIPCODE);
  await person.shortOrLong(person.button('Change and empty cart'), async () => {
    await person.press(dialog.getByRole('button', { name: 'CONTINUE' }));
    await person.press(person.button('Change and empty cart'));
  });
  await person.page.getByText(`SHOPPING AT - ${OTHER_ZIPCODE}`).waitFor();
}

async function redeemDrink(person) {
  const { page } = person;
  await openOrders(person);
  await person.press(person.link(/^Dine-In/));
  await person.choose(page.getByLabel('State', { exact: true }), 'NY');
  await person.choose(page.getByLabel('Category', { exact: true }), '3 Star');
  await person.press(person.button('REDEEM NOW'));
  await person.press(person.radio('Dine-In'));
  await person.press(person.radio('Hudson Cellars Chelsea'));
  await person.press(person.button('CONTINUE'));
  await page.waitForURL(/\/wallet\/product/);
  const isDateChosen = /\d/.test(await person.button('Select Date').innerText());
  if (!isDateChosen) await person.pickDay(person.button('Select Date'));
  await person.rewrite(page.getByLabel('Select Time'), '16:59');
  const drink = page.getByRole('article').first();
  await person.choose(drink.getByLabel(/^Size of/), { index: 1 });
  await person.press(drink.getByRole('button', { name: /ADD TO CART/ }));
  await page.waitForURL(/\/cart$/);
}

async function findGift(person) {
  await person.open('/store');
  const gifts = person.page.getByRole('main').getByRole('link', { name: 'See gifts' });
  await person.shortOrLong(gifts, async () => {
    await person.press(person.page.getByRole('navigation').getByRole('link', { name: 'Gifts', exact: true }));
    await person.press(person.page.getByRole('checkbox', { name: '$25-$50' }).first());
  });
  await person.page.getByRole('button', { name: 'Remove $25-$50' }).waitFor();
  await person.press(person.page.locator('main article a').first());
  await person.button('ADD TO CART').waitFor();
}

/** What a shopper wants to get done; `prepare` is not counted. */
export const TASKS = [
  { name: 'first purchase as a guest', act: buyAsGuest },
  { name: 'buy the latest order again', prepare: signIn, act: buyAgain },
  { name: 'change the zipcode with a full cart', prepare: fillCart, act: changeZipcode },
  { name: 'redeem a prepaid drink', prepare: signIn, act: redeemDrink },
  { name: 'find a gift under $50', prepare: enter, act: findGift },
];
