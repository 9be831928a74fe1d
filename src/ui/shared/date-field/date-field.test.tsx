import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';

test('a selected day is shown as MM/dd/yyyy, which is also the placeholder of an empty field [SHIP-31]', async () => {
  showField();
  const toggle = screen.getByRole('button', { name: /^Select Date/ });
  expect(toggle.textContent).toBe('MM/dd/yyyy');
  await userEvent.click(toggle);
  await userEvent.click(await day('Wednesday, June 5, 2030'));
  expect(toggle.textContent).toBe('06/05/2030');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('no day before the first one and no excluded day can be selected [CART-22] [CART-23] [CART-24] [SHIP-25]', async () => {
  showField();
  await userEvent.click(screen.getByRole('button', { name: /^Select Date/ }));
  for (const name of ['Saturday, June 1, 2030', 'Sunday, June 2, 2030', 'Friday, June 7, 2030']) {
    const closed = await day(name);
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(closed);
  }
  expect(screen.getByRole('button', { name: /^Select Date/ }).textContent).toBe('MM/dd/yyyy');
  for (const name of ['Monday, June 3, 2030', 'Thursday, June 6, 2030', 'Saturday, June 8, 2030'])
    expect((await day(name)).getAttribute('aria-disabled')).toBeNull();
});

/** From Monday the third on, without Friday the seventh. */
function OpenFromTheThird() {
  const [date, choose] = useState<string>();
  return (
    <DateField
      label="Select Date"
      value={date}
      min="2030-06-03"
      unavailable={['2030-06-07']}
      onChange={choose}
    />
  );
}

const showField = () => render(<OpenFromTheThird />);

const day = async (name: string) =>
  within(await screen.findByRole('grid')).getByRole('button', { name: new RegExp(name) });
