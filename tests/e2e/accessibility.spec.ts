import { continueToPayment } from './steps/address';
import { checkOut, chooseSlot } from './steps/cart';
import { enterStore, passGate, solveCaptcha, tryZipcode } from './steps/gate';
import { fillCheck, takeSelfie } from './steps/identity';
import { expectToast } from './steps/notices';
import { fillNewPassword } from './steps/password';
import { addToCart, openProduct, PRODUCTS } from './steps/product';
import { signIn } from './steps/sign-in';
import { checkScreen, heading } from './support/check-screen';
import { expect, test } from './support/test';
import { widths } from './support/widths';

for (const width of widths(390)) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
    });

    test('the gate, the store and the dialogs of its header pass axe [GATE-01] [HOME-01]', async ({
      page,
    }) => {
      await page.goto('/');
      await checkScreen(page, 'gate');
      await solveCaptcha(page);
      await page.getByRole('button', { name: 'CONTINUE' }).click();
      await expect(page.getByText('Please provide zipcode')).toBeVisible();
      await checkScreen(page, 'gate with an error');
      await page.reload();
      await tryZipcode(page, '59001');
      await expect(page.getByText(/^We are not currently serving/)).toBeVisible();
      await checkScreen(page, 'unserved zipcode');
      await page.getByRole('button', { name: 'New York, NY', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await checkScreen(page, 'served zipcodes in a dialog');
      await page.keyboard.press('Escape');
      await enterStore(page);
      await heading(page, 'OUR TOP Whiskey');
      await checkScreen(page, 'store');
      await page.getByRole('button', { name: 'Account' }).click();
      await checkScreen(page, 'user menu');
      await page.keyboard.press('Escape');
      if (width < 1440) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'More in Whiskey' }).click();
      await checkScreen(page, 'category menu');
      await page.keyboard.press('Escape');
      if (width < 1440) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('gin');
      await expect(page.getByRole('option').first()).toBeVisible();
      await checkScreen(page, 'suggestions');
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'CONTINUE' }).click();
      await expect(page.getByText('Pincode is required.')).toBeVisible();
      await checkScreen(page, 'pincode dialog with an error');
    });

    test('categories, lists, search and product pass axe [LIST-01] [PDP-01]', async ({ page }) => {
      await page.goto('/category/ALL');
      await heading(page, 'Whiskey');
      await checkScreen(page, 'all categories');
      await page.goto('/store/category/whiskey/12');
      await expect(page.getByRole('article').first()).toBeVisible();
      await checkScreen(page, 'list');
      if (width < 768) {
        await page.getByRole('button', { name: 'Filter' }).click();
        await checkScreen(page, 'filter drawer');
      }
      await page.goto('/store/category/mead/41');
      await expect(page.getByText('This category contains no products')).toBeVisible();
      await checkScreen(page, 'empty list');
      await page.goto('/search/results?q=bourbon');
      await expect(page.getByRole('article').first()).toBeVisible();
      await checkScreen(page, 'search results');
      await openProduct(page, PRODUCTS.bourbon.id);
      await checkScreen(page, 'product without a zipcode');
      await page.getByLabel('Deliver to zipcode').fill('59001');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expectToast(page, 'Failed to fetch zipcode details');
      await checkScreen(page, 'product with a failed zip check');
      await openProduct(page, PRODUCTS.soldOut.id);
      await checkScreen(page, 'sold-out product');
      await page.goto('/no-such-page');
      await checkScreen(page, 'not found');
    });

    test('rarer states of browsing pass axe [SRCH-18] [HOME-04] [LIST-02]', async ({ page, shop }) => {
      await page.goto('/category/wine');
      await heading(page, 'Wine');
      await checkScreen(page, 'one category with its parts');
      await page.goto('/search/results');
      await heading(page, 'Type to search');
      await checkScreen(page, 'search without a word');
      await shop.injectFault('searchProducts', 'no-body', Infinity);
      await page.goto('/search/results?q=gin');
      await expect(page.getByText('Failed to fetch search results.')).toBeVisible();
      await checkScreen(page, 'search that failed');
      await shop.clearFaults();
      await page.goto('/store/987654');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkScreen(page, 'no such product');
      await enterStore(page, '60601');
      await expect(page.getByText(/^There are no products in the Loop/)).toBeVisible();
      await checkScreen(page, 'store without products');
      await shop.injectFault('getHomepage', 'no-body', Infinity);
      await page.reload();
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
      await checkScreen(page, 'store that failed');
      await shop.clearFaults();
    });

    test('a product with a zipcode, its enlarged pictures, and the question before a change of zipcode pass axe [PDP-01] [GATE-07]', async ({
      page,
    }) => {
      await passGate(page);
      await addToCart(page, PRODUCTS.bourbon);
      await expect(page).toHaveURL(/\/guest\/register$/);
      await openProduct(page, '119');
      await heading(page, 'Recently viewed');
      await checkScreen(page, 'product, recently viewed');
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkScreen(page, 'zoomed picture');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('dialog').getByLabel('Pincode').fill('07030');
      await heading(page, 'Not available in 07030');
      await checkScreen(page, 'question before a move');
    });

    test('static pages, served zipcodes, the header alone and the intro pass axe [STATIC-01] [ROUTE-19] [ROUTE-27] [ROUTE-43] [ROUTE-44]', async ({
      page,
    }) => {
      for (const [path, title] of [
        ['/about-us', 'About Us'],
        ['/contact-us', 'Contact Us'],
        ['/faq', 'Frequently Asked Questions'],
        ['/privacy-policy', 'Privacy Policy'],
        ['/terms-conditions', 'Terms & Conditions'],
        ['/refund-policy', 'Refund Policy'],
      ] as const) {
        await page.goto(path);
        await heading(page, title);
        await checkScreen(page, title);
      }
      await page.goto('/currentZipCodes/New%20York/NY');
      await expect(page.getByText('13 zipcodes')).toBeVisible();
      await checkScreen(page, 'served zipcodes');
      await page.goto('/currentZipCodes/Billings/MT');
      await heading(page, 'We do not deliver to Billings, MT yet');
      await checkScreen(page, 'no served zipcodes');
      await page.goto('/faq');
      await heading(page, 'Frequently Asked Questions');
      for (const question of await page.locator('summary').all()) await question.click();
      await checkScreen(page, 'questions unfolded');
      await page.goto('/header');
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
      await checkScreen(page, 'header');
      await page.goto('/splash');
      await heading(page, 'Your local stores');
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('search')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await checkScreen(page, 'intro');
    });

    test('the store locator passes axe, also with a store chosen [LOC-01]', async ({ page }) => {
      await page.goto('/party/locator');
      const pin = page.getByRole('button', { name: 'Bay & Blossom, San Francisco', exact: true });
      await expect(pin).toBeVisible();
      await checkScreen(page, 'store locator');
      await pin.click();
      await expect(page.getByText('On the map: Bay & Blossom, San Francisco')).toBeVisible();
      await checkScreen(page, 'store locator with a store chosen');
    });

    test('a vendor passes axe, on every tab and if there is none [VEND-01] [VEND-02] [VEND-03] [VEND-04]', async ({
      page,
      shop,
    }) => {
      await page.goto('/vendor/1');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await checkScreen(page, 'vendor without a zipcode, alert');
      await page.getByRole('button', { name: 'OK' }).click();
      await checkScreen(page, 'vendor without a zipcode');
      await passGate(page);
      await page.goto('/vendor/1');
      await expect(page.getByRole('article').first()).toBeVisible();
      await checkScreen(page, 'vendor, shop');
      if (width < 768) {
        await page.getByRole('button', { name: 'Filter' }).click();
        await checkScreen(page, 'vendor, filter drawer');
        await page.keyboard.press('Escape');
      }
      for (const tab of ['About', 'Reviews (6)', 'Delivery Info']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
        await checkScreen(page, `vendor, ${tab}`);
      }
      await shop.injectFault('filterVendorProducts', 'no-body');
      await page.goto('/vendor/1');
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await checkScreen(page, 'vendor, list from before');
      for (const [path, text] of [
        ['/vendor/1?price=100-150&size=1750', 'No products found.'],
        ['/vendor/1?page=9999', 'There is no page 9999'],
        ['/vendor/2?tab=reviews', 'No reviews yet.'],
        ['/vendor/3?tab=about', 'About vendor information not available.'],
        ['/vendor/4', 'No vendor data available.'],
        ['/vendor/florist', 'Coming soon'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByText(text)).toBeVisible();
        await checkScreen(page, `vendor, ${text}`);
      }
      await page.goto('/vendor/999');
      await page.getByRole('button', { name: 'OK' }).click();
      await checkScreen(page, 'no such vendor');
    });

    test('the identity check passes axe, with errors, a failing camera, and pictures [KYC-01] [ROUTE-37]', async ({
      page,
    }) => {
      await signIn(page, 'nora@example.com');
      await page.goto('/kyc?mode=update');
      await expect(page.getByText('This identity check is simulated')).toBeVisible();
      await checkScreen(page, 'identity check');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Selfie In Not Uploaded.').first()).toBeVisible();
      await checkScreen(page, 'identity check with errors');
      await fillCheck(page);
      await checkScreen(page, 'identity check with pictures');
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
      });
      await page.getByRole('button', { name: 'Cancel selfie' }).click();
      await expect(page.getByText('No camera was found.')).toBeVisible();
      await checkScreen(page, 'identity check without a camera');
    });

    test('the face check passes axe, with an error, a picture, and without a verified identity [KYC-27] [KYC-32] [ROUTE-38]', async ({
      page,
    }) => {
      await passGate(page);
      await signIn(page, 'jane@example.com');
      await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
      await expect(page).toHaveURL(/\/cart$/);
      await page.goto('/verifyFace');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Selfie In Not Uploaded.')).toBeVisible();
      await checkScreen(page, 'face check with an error');
      await takeSelfie(page);
      await checkScreen(page, 'face check with a picture');
      await page.goto('/store');
      await page.getByRole('button', { name: 'Hey, Jane' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toBeVisible();
      await signIn(page, 'mark@example.com');
      await page.goto('/verifyFace');
      await expect(page.getByText('Face Match Id Not Available.')).toBeVisible();
      await checkScreen(page, 'face check without an identity check');
    });

    test('the screens of accounts pass axe [ROUTE-34] [ROUTE-39]', async ({ page }) => {
      await page.goto('/signIn');
      await solveCaptcha(page);
      await page.getByRole('button', { name: 'SIGN IN' }).click();
      await expect(page.getByText('Email is required.').first()).toBeVisible();
      await checkScreen(page, 'sign-in with errors');
      await page.goto('/createAccount');
      await solveCaptcha(page);
      await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
      await expect(page.getByText('First Name is required.').first()).toBeVisible();
      await checkScreen(page, 'registration with errors');
      await page.goto('/forgot/password');
      await page.getByRole('button', { name: 'SEND LINK' }).click();
      await expect(page.getByText('Email is required.')).toBeVisible();
      await checkScreen(page, 'forgotten password with an error');
      await page.goto('/createAccount?panel=forgot');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'SEND LINK' }).click();
      await expect(page.getByText(/^If there is an account with this email/)).toBeVisible();
      await checkScreen(page, 'reset link sent');
      await page.goto('/account/resetpassword?token=rst_unknown');
      await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click();
      await expect(page.getByText('New password is required.').first()).toBeVisible();
      await checkScreen(page, 'new password with errors');
      await fillNewPassword(page, 'battery staple horse');
      await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click();
      await expect(page.getByText('This link is not valid. Please request a new one.')).toBeVisible();
      await checkScreen(page, 'new password with a link of no use');
      await page.goto('/_outbox');
      await heading(page, 'Set a new password');
      await checkScreen(page, 'mail outbox');
      await passGate(page);
      await signIn(page, 'jane@example.com');
      await page.goto('/setting/order');
      await expect(page.getByText(/^ORDER #/).first()).toBeVisible();
      await checkScreen(page, 'orders');
      await page.goto('/setting/user');
      await heading(page, 'YOUR INFORMATION');
      await checkScreen(page, 'account');
      await page.getByRole('button', { name: 'DELETE Home' }).click();
      await checkScreen(page, 'question before an address is deleted');
      await page.getByRole('button', { name: 'CANCEL' }).click();
      await page.getByRole('button', { name: 'EDIT Home' }).click();
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
      await expect(page.getByText('First name is required.')).toBeVisible();
      await checkScreen(page, 'edit of an address, with an error');
      await page.getByRole('button', { name: 'Back to addresses' }).click();
      await page.getByRole('button', { name: 'ADD CARD' }).click();
      await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
      await checkScreen(page, 'card in the account');
      await page.goto('/setting/chat');
      await heading(page, 'Chat is not available');
      await checkScreen(page, 'chat');
      await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
      await chooseSlot(page);
      await checkOut(page);
      await continueToPayment(page);
      await page.getByRole('radio', { name: 'Credit/Debit/ATM cards' }).click();
      await heading(page, 'Choose a Card for Payment');
      await checkScreen(page, 'saved cards');
      await page.goto('/payment/success?orderId=100001');
      await heading(page, 'Order placed successfully');
      await checkScreen(page, 'payment success');
      await page.goto('/payment/fail?orderId=100001');
      await heading(page, 'Payment failed');
      await checkScreen(page, 'payment failure');
    });
  });
}
