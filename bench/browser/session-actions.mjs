import { CATEGORY } from '../lib/demo.mjs';

const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const inHeader = (name) => (page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
const firstCard = (page) => page.locator('main article a').first().click();
const back = (page) => page.goBack();
const otherRadio = (group) => (page) =>
  page
    .getByRole('radiogroup', { name: group })
    .locator('label:has(input:enabled:not(:checked))')
    .first()
    .click();
const tick = (name) => (page) => page.getByRole('checkbox', { name }).first().click();
const pick = (label, option) => (page) => page.getByLabel(label).selectOption(option);
const type = (text) => (page) => page.getByRole('combobox', { name: 'Search' }).pressSequentially(text);
const press = (key) => (page) => page.keyboard.press(key);
const cart = (page) => page.locator('header a[href="/cart"]').click();

/**
 * What a shopper with a bottle in the cart does in one round, from the home page back to it. A choice in a list and a
 * step back in the history are no interactions for the browser, but what they change is there when the next one comes.
 */
export const ACTIONS = [
  { name: 'open the menu', act: button(`More in ${CATEGORY.name}`) },
  { name: 'menu → listing', act: inHeader(CATEGORY.name) },
  { name: 'tick a filter', act: tick('750 ml') },
  { name: 'tick another filter', act: tick('$25-$50') },
  { name: 'untick a filter', act: tick('750 ml') },
  { name: 'remove an active filter', act: button(/^Remove /) },
  { name: 'sort', act: pick('Sort by', 'Price High to Low') },
  { name: 'show more products', act: pick('Show', '50') },
  { name: 'listing → product', act: firstCard },
  { name: 'choose a speed', act: otherRadio('Delivery by') },
  { name: 'product → back', act: back },
  { name: 'type in the search box', act: type('harlan small') },
  { name: 'choose a suggestion by key', act: press('ArrowDown') },
  { name: 'search', act: press('Enter') },
  { name: 'results → product', act: firstCard },
  { name: 'product → cart', act: cart },
  { name: 'cart: increase a quantity', act: button(/^Increase Quantity/) },
  { name: 'cart: decrease a quantity', act: button(/^Decrease Quantity/) },
  { name: 'cart → back', act: back },
  { name: 'product: increase the quantity', act: button(/^Increase Quantity/) },
  { name: 'choose a size', act: otherRadio('Size') },
  { name: 'product → home', act: (page) => page.locator('header a[href="/store"]').first().click() },
];
