import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { DEFAULT_PAGE_SETTINGS } from '../../../../settings/default-page-settings';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { BrandContext } from '../../shared/brand/brand-context';
import { EntryGatePage } from './entry-gate.page';

describe('the entry gate page', () => {
  it('lets a shopper in with a captcha, a zipcode and CONTINUE, which waits for the captcha [GATE-13] [GATE-14] [GATE-15] [GATE-16] [GATE-20]', async () => {
    showGate();
    const user = userEvent.setup();
    const proceed = screen.getByRole<HTMLButtonElement>('button', { name: 'CONTINUE' });
    await user.type(screen.getByLabelText('ENTER SERVICE ZIPCODE'), '10001');
    expect(proceed.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'I am human' }));
    await waitFor(() => expect(proceed.disabled).toBe(false));
    await user.click(proceed);
    await waitFor(() => screen.getByText('/store'));
  });

  it('fills in the zipcode of the position of the shopper, on request [GATE-22]', async () => {
    const shop = new FakeShop();
    shop.locator.zipcode = '07030';
    showGate(shop);
    const field = screen.getByLabelText<HTMLInputElement>('ENTER SERVICE ZIPCODE');
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(field.value).toBe('07030'));
  });

  it('says below the button that a position is not known [DEMO-64]', async () => {
    showGate();
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    await screen.findByText('We could not find your zipcode. Please enter it.');
  });

  it('has no button for the position if the deployment has no service for it [X-033]', () => {
    const shop = new FakeShop();
    shop.locator.isOffered = false;
    showGate(shop);
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });

  it("greets with the tagline of the deployment's brand", () => {
    const brand = { ...DEFAULT_PAGE_SETTINGS.brand, tagline: 'Sent from Springfield' };
    showPage(
      new FakeShop(),
      <BrandContext value={brand}>
        <EntryGatePage />
      </BrandContext>,
      { at: '/', route: '/' },
    );
    screen.getByRole('heading', { level: 1, name: 'Sent from Springfield' });
  });

  it('takes Enter before the captcha is solved: solves it, and lets the shopper in', async () => {
    showGate();
    await userEvent.type(screen.getByLabelText('ENTER SERVICE ZIPCODE'), '10001{Enter}');
    await waitFor(() => screen.getByText('/store'));
  });
});

function showGate(shop = new FakeShop()): void {
  const page = (
    <StrictMode>
      <EntryGatePage />
    </StrictMode>
  );
  showPage(shop, page, { at: '/', route: '/' });
}
