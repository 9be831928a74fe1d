import { fireEvent, screen } from '@testing-library/react';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { Session } from '../../../domain/customer/session';
import { MemberOnly } from './member-only';

describe("a member's screen opened while the owner of the token cannot be determined", () => {
  it('shows the failure, offers Retry, and does not redirect to sign-in [X-012] [NET-10]', async () => {
    const shop = open();
    expect(await screen.findByText('You are not connected to internet')).not.toBeNull();
    shop.accounts.outage.end();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('My Account')).not.toBeNull();
  });

  it('sends a guest to sign in, once it is known that it is one [X-012]', async () => {
    const shop = open();
    await screen.findByRole('button', { name: 'Retry' });
    shop.accounts.outage.end();
    shop.accounts.account = { ...shop.accounts.account, name: '' };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('/signIn')).not.toBeNull();
  });
});

function open(): FakeShop {
  const shop = new FakeShop();
  shop.accounts.outage.begin();
  shop.currentSession.set(Session.returning('tok', '501'));
  showPage(shop, <MemberOnly>My Account</MemberOnly>, { at: '/setting/user', route: '/setting/user' });
  return shop;
}
