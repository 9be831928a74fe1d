import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aMember } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { AppProvider } from '../../shared/app-context';
import { ServedZipcodesDialog } from './served-zipcodes-dialog';

test('shows the zipcodes also to a member, without the link to the page that sends members away [X-008]', async () => {
  const shop = new FakeShop();
  render(
    <AppProvider services={shop.services}>
      <MemoryRouter>
        <ServedZipcodesDialog city="New York" state="NY" onClose={() => {}} />
      </MemoryRouter>
    </AppProvider>,
  );
  await screen.findByText('10001');
  const link = () => screen.queryByRole('link', { name: 'Open this list as a page' });
  expect(link()?.getAttribute('href')).toBe('/currentZipCodes/New%20York/NY');
  act(() => shop.currentSession.set(aMember()));
  screen.getByText('10001');
  expect(link()).toBeNull();
});
