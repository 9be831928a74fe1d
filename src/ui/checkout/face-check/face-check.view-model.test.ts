import { aMember } from '../../../../tests/support/builders/customer';
import { anIdentity } from '../../../../tests/support/builders/identity';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { NO_CART } from '../../../domain/cart/cart-handle';
import { Checkout } from '../../../domain/checkout/checkout';
import { FaceCheckViewModel } from './face-check.view-model';

const FAILED = 'Error In Face Matching Or WebCam Access Issue. Please Try Again';

describe('the face check before an order', () => {
  it("compares a selfie with the customer's verification, and continues to the summary [KYC-30] [KYC-31] [KYC-33] [KYC-34]", async () => {
    const { check, shop } = await aCheck();
    await takeSelfie(check, shop);
    expect(await check.verify()).toBe('/cart/checkout');
    expect(shop.identityChecks.comparedFor).toEqual(['crt_1']);
    expect(shop.notifier.successes).toEqual(['Face Verification Successful Match is 97 %']);
    expect(shop.currentCheckout.get().facts).toMatchObject({
      nextTab: 'checkout',
      faceVerifiedCartId: 'crt_1',
    });
    expect(shop.currentCheckout.get().facts.openedSteps).toContain('face');
  });

  it('does not open the summary without a payment method [CHK-06]', async () => {
    const { check, shop } = await aCheck();
    shop.currentCheckout.set(Checkout.fresh.opened('card'));
    await takeSelfie(check, shop);
    expect(await check.verify()).toBe('/cart/card');
  });

  it('says that there is nothing to compare with [KYC-32] [REACH-54]', async () => {
    const { check, shop } = await aCheck({ verificationId: '' });
    expect(check.state.problem).toBe('Face Match Id Not Available.');
    await takeSelfie(check, shop);
    expect(await check.verify()).toBeNull();
    expect(shop.identityChecks.sent).toEqual([]);
  });

  it('offers the identity check only where the backend has it', async () => {
    const { check, shop } = await aCheck({ verificationId: '' });
    expect(check.state.offersIdentityCheck).toBe(true);
    shop.identityChecks.isOffered = false;
    expect(check.state.offersIdentityCheck).toBe(false);
  });

  it('asks for the selfie until there is one [KYC-28]', async () => {
    const { check, shop } = await aCheck();
    expect(await check.verify()).toBeNull();
    expect(check.state.error).toBe('Selfie In Not Uploaded.');
    await takeSelfie(check, shop);
    expect(check.state.error).toBe('');
    check.selfie.start();
    expect(check.state.selfie).toMatchObject({ status: 'starting', picture: null });
  });

  it('waits for a selfie that is being taken [KYC-28]', async () => {
    const { check, shop } = await aCheck();
    check.selfie.start();
    check.selfie.attach({});
    shop.camera.events?.ready();
    void check.selfie.capture();
    expect(await check.verify()).toBe('/cart/checkout');
  });

  it('says so when the face does not match, and when the camera does not work [KYC-35]', async () => {
    const { check, shop } = await aCheck();
    shop.identityChecks.face = { isMatch: false, percent: 28, message: '' };
    await takeSelfie(check, shop);
    expect(await check.verify()).toBeNull();
    expect(shop.notifier.failures).toEqual([FAILED]);
    expect(shop.currentCheckout.get().facts.faceVerifiedCartId).toBe('');
    check.selfie.start();
    check.selfie.attach({});
    shop.camera.events?.failed('denied');
    expect(shop.notifier.failures).toEqual([FAILED, FAILED]);
  });

  it('says that something went wrong, whatever it was [KYC-36]', async () => {
    const { check, shop } = await aCheck();
    shop.identityChecks.faceRefusal = 'This cart does not exist.';
    await takeSelfie(check, shop);
    expect(await check.verify()).toBeNull();
    shop.identityChecks.outage.begin();
    expect(await check.verify()).toBeNull();
    expect(shop.notifier.failures).toEqual(['Something Went Wrong', 'Something Went Wrong']);
    expect(check.state.isVerifying).toBe(false);
  });

  it('is sent once, however often it is pressed', async () => {
    const { check, shop } = await aCheck();
    await takeSelfie(check, shop);
    await Promise.all([check.verify(), check.verify()]);
    expect(shop.identityChecks.comparedFor).toEqual(['crt_1']);
  });

  it('is not possible without a cart', async () => {
    const { check, shop } = await aCheck();
    shop.currentCart.set({ ...shop.currentCart.get(), cartId: '' });
    expect(await check.verify()).toBe('/cart');
  });
});

function aShop(change: Parameters<typeof anIdentity>[0] = {}) {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.currentCart.set({ ...NO_CART, cartId: 'crt_1', unitCount: 1 });
  shop.currentCheckout.set(Checkout.fresh.opened('card').withPayment({ kind: 'pod' }));
  shop.identityChecks.identity = anIdentity({ isVerified: true, verificationId: 'APP-OK', ...change });
  return shop;
}

async function aCheck(change?: Parameters<typeof anIdentity>[0]) {
  const shop = aShop(change);
  const check = shop.get(FaceCheckViewModel);
  await check.begin();
  return { shop, check };
}

async function takeSelfie({ selfie }: FaceCheckViewModel, shop: FakeShop) {
  selfie.start();
  selfie.attach({});
  shop.camera.events?.ready();
  await selfie.capture();
}
