import type { Page } from '@playwright/test';
import { fillAddress, openAddressForm } from '../../steps/address';
import { expectAlert, expectToast, OFFLINE_TEXT } from '../../steps/notices';
import { fillCard, saveCard } from '../../steps/payment';
import { expect } from '../../support/test';
import type { FaultyCall } from '../faulty-call';
import { ask, asMember, memberAt, memberBefore } from '../member';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page) => page.getByRole('row').filter({ hasText: nickname });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const cards = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Visa ending in 4242' });

/** Nickname of the address that the test is about. */
let nickname = '';
let addresses = 0;

interface Book {
  readonly data?: readonly { readonly address_nickname: string }[];
}

const newNickname = () => (nickname = `Cabin ${Date.now()}-${(addresses += 1)}`);

/** The addresses with this nickname, according to the API. */
async function addressCount(page: Page): Promise<number> {
  const customerid = await page.evaluate(() => localStorage.getItem('CustomerId') ?? '');
  const body = { customerid, address_type: 'shipping' };
  const book = await ask<Book>(page, `/connect/customer/getaddresses?customerid=${customerid}`, body);
  return (book.data ?? []).filter((address) => address.address_nickname === nickname).length;
}

async function cardIds(page: Page): Promise<string[]> {
  const { data } = await ask<{ data?: { list_cards: { id: string }[] } }>(page, '/api/account/mydashboard');
  return (data?.list_cards ?? []).map(({ id }) => id);
}

const cardCount = async (page: Page) => (await cardIds(page)).length;

/** My Account, with an address that no other test uses. */
async function withAddress(page: Page): Promise<void> {
  await asMember(page);
  const customerid = await page.evaluate(() => localStorage.getItem('CustomerId') ?? '');
  await ask(page, `/connect/customer/addaddress?customerid=${customerid}`, {
    first_name: 'Mara',
    last_name: 'Holt',
    street1: '1 Lake Road',
    street2: '',
    city: 'New York',
    state: 'NY',
    zipcode: '10001',
    nickname: newNickname(),
    telephone: '2125550199',
    country: 'US',
    default_address: '0',
    address_type: 'shipping',
  });
  await page.goto('/setting/user');
  await expect(row(page)).toBeVisible();
}

/** The card of another test is the same one, and would be saved only once. */
async function openCardForm(page: Page): Promise<void> {
  await asMember(page);
  for (const card_id of await cardIds(page)) await ask(page, '/api/account/RemoveCreditCard', { card_id });
  await page.goto('/setting/user');
  await button(page, 'ADD CARD').click();
  await expect(field(page, 'Card number')).toBeVisible();
  await fillAddress(page);
  await fillCard(page);
}

async function withCard(page: Page): Promise<void> {
  await openCardForm(page);
  await saveCard(page);
  await expect(button(page, 'Save and Continue')).toBeHidden();
}

async function deleteCard(page: Page): Promise<void> {
  await button(page, 'DELETE Visa ending in 4242').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
}

export const ADDRESS_BOOK_CALLS: readonly FaultyCall[] = [
  {
    call: 'listAddresses',
    proves: '[ERR-13]',
    reach: memberBefore('/cart/address'),
    make: (page) => page.goto('/cart/address'),
    async fails(page) {
      await expect(button(page, 'Retry')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
    },
    again: (page) => button(page, 'Retry').click(),
    succeeds: (page) => expect(page.getByRole('radio', { name: 'Home' }).first()).toBeVisible(),
  },
  {
    call: 'addAddress',
    proves: '[ERR-01] [ADDR-12]',
    async reach(page) {
      await memberAt('/cart/address')(page);
      await openAddressForm(page);
      await fillAddress(page, { 'Address nickname': newNickname() });
    },
    make: (page) => button(page, 'SAVE ADDRESS').click(),
    async fails(page) {
      await expectToast(page, OFFLINE_TEXT);
      await expect(field(page, 'Address nickname')).toHaveValue(nickname);
    },
    succeeds: (page) => expect(page.getByRole('radio', { name: nickname }).first()).toBeChecked(),
    count: addressCount,
    changesBy: 1,
  },
  {
    call: 'updateAddress',
    proves: '[ADDR-51]',
    async reach(page) {
      await withAddress(page);
      await button(page, `EDIT ${nickname}`).click();
      await field(page, 'Address 2 (optional)').fill('Floor 3');
    },
    make: (page) => button(page, 'SAVE ADDRESS').click(),
    async fails(page) {
      await expectAlert(page, 'something went wrong');
      await expect(field(page, 'Address 2 (optional)')).toHaveValue('Floor 3');
    },
    succeeds: (page) => expect(row(page)).toContainText('1 Lake Road Floor 3'),
    count: addressCount,
  },
  {
    call: 'setDefaultAddress',
    proves: '[ADDR-52]',
    reach: withAddress,
    make: (page) => button(page, `MAKE DEFAULT ${nickname}`).click(),
    fails: (page) => expectAlert(page, OFFLINE_TEXT),
    async succeeds(page) {
      await expectToast(page, 'Updated SuccessFully');
      await expect(row(page)).toContainText('Default');
    },
    count: addressCount,
  },
  {
    call: 'deleteAddress',
    proves: '[ERR-14]',
    async reach(page) {
      await withAddress(page);
      await button(page, `DELETE ${nickname}`).click();
    },
    make: (page) => page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click(),
    // Only logged; the button stays for another attempt.
    fails: (page) => expect(page.getByRole('dialog')).toContainText(nickname),
    async succeeds(page) {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row(page)).toHaveCount(0);
    },
    count: addressCount,
    changesBy: -1,
  },
  {
    call: 'saveCard',
    proves: '[PAY-35]',
    reach: openCardForm,
    make: saveCard,
    async fails(page) {
      await expectAlert(page, 'Internal server error occured');
      await expect(field(page, 'Card holder')).toHaveValue('Nell Gwynn');
      await expect(field(page, 'Card number')).toHaveValue('4242 4242 4242 4242');
    },
    async succeeds(page) {
      await expect(button(page, 'Save and Continue')).toBeHidden();
      await expect(cards(page).first()).toBeVisible();
    },
    count: cardCount,
    changesBy: 1,
  },
  {
    call: 'removeCard',
    proves: '[ACCT-16]',
    reach: withCard,
    make: deleteCard,
    fails: (page) => expectAlert(page, OFFLINE_TEXT),
    succeeds: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    count: cardCount,
    changesBy: -1,
  },
];
