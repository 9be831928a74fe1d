import type { ComponentType } from 'react';
import type { AppServices, LazyContext } from '../../shared/app-context';
import { lazyPart } from '../../shared/lazy-part';

/** Every screen with its own chunk, and the contexts that are wired with it. */
export function screensOf(app: AppServices) {
  const screen = (load: () => Promise<ComponentType>, ...contexts: LazyContext[]) =>
    lazyPart(async () => {
      const [page] = await Promise.all([load(), app.load(...contexts)]);
      return page;
    });
  return {
    entryGate: screen(async () => (await import('../../location/entry-gate/entry-gate.page')).EntryGatePage),
    splash: screen(async () => (await import('../../location/splash/splash.page')).SplashPage),
    home: screen(async () => (await import('../../location/home/home.page')).HomePage),
    categoryRoute: screen(async () => (await import('../../catalog/category-route')).CategoryRoute),
    categoryListing: screen(
      async () => (await import('../../catalog/category-listing/category-listing.page')).CategoryListingPage,
    ),
    categoryTab: screen(
      async () => (await import('../../catalog/category-tab/category-tab.page')).CategoryTabPage,
    ),
    productDetail: screen(
      async () => (await import('../../catalog/product-detail/product-detail.page')).ProductDetailPage,
    ),
    searchResults: screen(
      async () => (await import('../../catalog/search-results/search-results.page')).SearchResultsPage,
    ),
    servedZipcodes: screen(
      async () => (await import('../../location/served-zipcodes/served-zipcodes.page')).ServedZipcodesPage,
    ),
    storeLocator: screen(
      async () => (await import('../../vendor/store-locator/store-locator.page')).StoreLocatorPage,
    ),
    storeSearch: screen(
      async () => (await import('../../catalog/search-results/store-search.page')).StoreSearchPage,
    ),
    vendor: screen(
      async () => (await import('../../vendor/vendor-page/vendor-page.page')).VendorPage,
      'vendor',
    ),
    florist: screen(async () => (await import('../../vendor/florist/florist.page')).FloristPage),
    signIn: screen(async () => (await import('../../customer/sign-in/sign-in.page')).SignInPage),
    auth: screen(async () => (await import('../../customer/auth/auth.page')).AuthPage),
    forgotPassword: screen(
      async () => (await import('../../customer/forgot-password/forgot-password.page')).ForgotPasswordPage,
    ),
    updatePassword: screen(
      async () => (await import('../../customer/update-password/update-password.page')).UpdatePasswordPage,
    ),
    guestEmail: screen(
      async () => (await import('../../customer/guest-email/guest-email.page')).GuestEmailPage,
    ),
    myAccount: screen(
      async () => (await import('../../customer/my-account/my-account.page')).MyAccountPage,
      'checkout',
      'identity',
    ),
    settingChat: screen(
      async () => (await import('../../customer/setting-chat/setting-chat.page')).SettingChatPage,
    ),
    kyc: screen(async () => (await import('../../identity/kyc/kyc.page')).KycPage, 'identity'),
    verifyFace: screen(
      async () => (await import('../../checkout/verify-face/verify-face.page')).VerifyFacePage,
      'identity',
      'checkout',
    ),
    myOrders: screen(
      async () => (await import('../../order/my-orders/my-orders.page')).MyOrdersPage,
      'order',
      'wallet',
    ),
    deliveryOptions: screen(
      async () =>
        (await import('../../fulfilment/delivery-options/delivery-options.page')).DeliveryOptionsPage,
      'checkout',
      'vendor',
    ),
    walletShipping: screen(
      async () => (await import('../../wallet/wallet-shipping/wallet-shipping.page')).WalletShippingPage,
      'wallet',
    ),
    walletProducts: screen(
      async () => (await import('../../wallet/wallet-products/wallet-products.page')).WalletProductsPage,
      'wallet',
      'checkout',
    ),
    orderStatus: screen(
      async () => (await import('../../order/order-status/order-status.page')).OrderStatusPage,
    ),
    stepper: screen(async () => (await import('../../checkout/stepper/stepper.page')).StepperPage),
    cart: screen(async () => (await import('../../cart/cart/cart.page')).CartPage, 'checkout'),
    checkout: screen(
      async () => (await import('../../checkout/checkout/checkout.page')).CheckoutPage,
      'checkout',
      'identity',
    ),
    aboutUs: screen(async () => (await import('../static-pages/about-us.page')).AboutUsPage),
    contactUs: screen(async () => (await import('../static-pages/contact-us.page')).ContactUsPage),
    faq: screen(async () => (await import('../static-pages/faq.page')).FaqPage),
    privacyPolicy: screen(
      async () => (await import('../static-pages/privacy-policy.page')).PrivacyPolicyPage,
    ),
    termsConditions: screen(
      async () => (await import('../static-pages/terms-conditions.page')).TermsConditionsPage,
    ),
    refundPolicy: screen(async () => (await import('../static-pages/refund-policy.page')).RefundPolicyPage),
    paymentSuccess: screen(
      async () => (await import('../../checkout/payment-result/payment-result.page')).PaymentSuccessPage,
      'checkout',
    ),
    paymentFail: screen(
      async () => (await import('../../checkout/payment-result/payment-result.page')).PaymentFailPage,
      'checkout',
    ),
  };
}

export type Screens = ReturnType<typeof screensOf>;
