import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlace } from '../../../../tests/support/builders/location';
import { aVenue } from '../../../../tests/support/builders/vendor';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { DeliveryOptionsPage } from './delivery-options.page';

describe('the delivery options page', () => {
  it('has its title, a card for each speed with its fee, and the first of them chosen [SHIP-01] [SHIP-02] [SHIP-10] [SHIP-34] [SHIP-36]', async () => {
    await opened();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a Delivery Options');
    const cards = speeds().getAllByRole('radio');
    expect(cards.map((card) => (card as HTMLInputElement).value)).toEqual(['1', '2', '3']);
    expect(speed('Dine-In').checked).toBe(true);
    expect(screen.getByText('Delivery Fees').textContent).toBe('Delivery Fees $0.00');
    await userEvent.click(speed('Delivery'));
    expect(screen.getByText('Delivery Fees').textContent).toBe('Delivery Fees $9.99');
  });

  it('shows the whole message for an unsupported zipcode [SHIP-28] [ERR-03]', async () => {
    const shop = aShop();
    shop.retailers.venues = null;
    await opened(shop);
    expect(screen.getByText(/^We are coming soon/).textContent).toBe(
      'We are coming soon to this pincode. Please see a list of all pincodes we currently serve.',
    );
    expect(screen.queryByRole('button', { name: 'CONTINUE' })).toBeNull();
  });
});

test('CONTINUE leads to the first field that needs an answer [SHIP-23] [SHIP-24]', async () => {
  await opened();
  const proceed = screen.getByRole('button', { name: 'CONTINUE' });
  await userEvent.click(proceed);
  const retailer = screen.getByLabelText('Select Retailer');
  expect(document.activeElement).toBe(retailer);
  await userEvent.selectOptions(retailer, 'Cellar 12, 2 Star');
  await userEvent.click(proceed);
  const date = screen.getByRole('button', { name: /^Select Date/ });
  expect(document.activeElement).toBe(date);
  const described = date.getAttribute('aria-describedby')!.split(' ');
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toContain('Dining date and time is required');
});

describe('the summary beside the choices', () => {
  const summary = () =>
    within(screen.getByRole('complementary', { name: 'Your choice' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  it('names what is chosen so far, and what is not', async () => {
    await opened();
    expect(summary()).toEqual([
      ['Speed', 'Dine-In'],
      ['Retailer', 'Not chosen yet'],
      ['Date', 'Not chosen yet'],
      ['Time', 'Not chosen yet'],
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Select Retailer'), 'Cellar 12, 2 Star');
    await pickDay(/June 5, 2030/);
    await userEvent.type(screen.getByLabelText('Select Time'), '12:30');
    expect(summary().map(([, value]) => value)).toEqual(['Dine-In', 'Cellar 12', '06/05/2030', '12:30']);
  });

  it('has the slot of a delivery, and no retailer', async () => {
    await opened();
    await userEvent.click(speed('Delivery'));
    await pickDay(/June 5, 2030/);
    await userEvent.click(await screen.findByRole('radio', { name: '10:00 - 12:00' }));
    expect(summary()).toEqual([
      ['Speed', 'Delivery'],
      ['Date', '06/05/2030'],
      ['Time', '10:00 - 12:00'],
    ]);
  });
});

describe('a table', () => {
  it('has sample prices for each star rating in a dialog [SHIP-04]', async () => {
    await opened();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sample prices' }));
    const rows = within(screen.getByRole('dialog', { name: 'Sample prices by star rating' })).getAllByRole(
      'row',
    );
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells[0]).toEqual(['Category', 'Beer', 'Wine', 'Whiskey']);
    expect(cells.slice(1).map(([stars]) => stars)).toEqual([
      '1 Star',
      '2 Star',
      '3 Star',
      '4 Star',
      '5 Star',
    ]);
    for (const [, ...prices] of cells.slice(1))
      for (const price of prices) expect(price).toMatch(/^\$\d+\.\d\d$/);
  });

  it('says at the filters that a state must be selected [SHIP-27]', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'About the filters' }));
    expect(screen.getByRole('tooltip').textContent).toBe('Selecting state is mandatory');
  });

  it('cannot be in the past, and has times from 10 to 16 [SHIP-25] [SHIP-26]', async () => {
    const shop = aShop();
    shop.clock.advance(TWO_DAYS_MS);
    await opened(shop);
    await userEvent.click(screen.getByRole('button', { name: /^Select Date/ }));
    const days = within(await screen.findByRole('grid'));
    expect(days.getByRole('button', { name: /June 2, 2030/ }).getAttribute('aria-disabled')).toBe('true');
    expect(days.getByRole('button', { name: /June 3, 2030/ }).getAttribute('aria-disabled')).toBeNull();
    const time = screen.getByLabelText<HTMLInputElement>('Select Time');
    expect([time.type, time.min, time.max]).toEqual(['time', '10:00', '16:59']);
  });
});

/** From the first of June: yesterday is then a day of the same month. */
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

const speeds = () => within(screen.getByRole('radiogroup', { name: 'Select Speed' }));
const speed = (name: string) => speeds().getByRole<HTMLInputElement>('radio', { name });

async function pickDay(name: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Select Date/ }));
  await userEvent.click(within(await screen.findByRole('grid')).getByRole('button', { name }));
}

function aShop(): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.retailers.venues = [aVenue(), aVenue({ locationId: '12', name: 'Cellar 12', stars: 2 })];
  return shop;
}

async function opened(shop = aShop()) {
  const shown = showRoute(shop, <DeliveryOptionsPage />, { at: '/ship/options', route: '/ship/options' });
  await screen.findByRole('radiogroup', { name: 'Select Speed' });
  return shown;
}
