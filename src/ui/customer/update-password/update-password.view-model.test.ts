import { aMember } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { Session } from '../../../domain/customer/session';
import { UpdatePasswordViewModel } from './update-password.view-model';

const NEW = 'battery staple horse';

describe('the update-password page', () => {
  it.each([true, false])('offers another link if the backend mails links: %p', (isOffered) => {
    const shop = new FakeShop();
    shop.passwordResets.isOffered = isOffered;
    expect(shop.get(UpdatePasswordViewModel).offersPasswordReset).toBe(isOffered);
  });

  it('asks for eight characters in each [PWD-05] [PWD-07]', async () => {
    const { update } = typed('seven77', 'seven77');
    expect(await update.submit('rst_good')).toBeNull();
    const text = 'Password must be at least 8 characters.';
    expect(update.state.errors).toEqual({ newPassword: text, confirmPassword: text });
    update.type('newPassword', NEW);
    expect(update.state.errors).toMatchObject({ newPassword: undefined, confirmPassword: text });
  });

  it('leaves comparing them to the backend, and shows its message [PWD-08] [PWD-09] [X-071]', async () => {
    const { update } = typed(NEW, 'battery stapel horse');
    expect(await update.submit('rst_good')).toBeNull();
    expect(update.state).toMatchObject({ errors: {}, problem: 'Passwords must match', isSending: false });
    update.type('confirmPassword', NEW);
    expect(update.state.problem).toBe('');
    expect(await update.submit('rst_good')).toBe('/signIn');
  });

  it('signs out the customer, and keeps the cart [ROUTE-61] [BD-23]', async () => {
    const { update, shop } = typed(NEW);
    shop.currentSession.set(aMember());
    shop.currentCart.set({ cartId: 'crt_1', unitCount: 2, isWalletOrder: false });
    expect(await update.submit('rst_good')).toBe('/signIn');
    expect(shop.currentSession.get()).toBe(Session.visitor);
    expect(shop.accounts.signedOut).toBe(1);
    expect(shop.currentCart.get().cartId).toBe('crt_1');
  });

  it('leaves the session alone when nothing was changed', async () => {
    const { update, shop } = typed(NEW);
    shop.currentSession.set(aMember());
    await update.submit('rst_unknown');
    expect(shop.currentSession.get().isMember).toBe(true);
  });

  it('changes it once, however often it is pressed', async () => {
    const { update } = typed(NEW);
    expect(await Promise.all([update.submit('rst_good'), update.submit('rst_good')])).toEqual([
      '/signIn',
      null,
    ]);
  });
});

function typed(newPassword: string, confirmPassword = newPassword) {
  const shop = new FakeShop();
  const update = shop.get(UpdatePasswordViewModel);
  update.type('newPassword', newPassword);
  update.type('confirmPassword', confirmPassword);
  return { shop, update };
}
