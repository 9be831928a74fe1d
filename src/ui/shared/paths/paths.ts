import { path } from './path';

// Every path of the shop (B§2, C§2); no other file spells one.

export const rootPath = path('/');
export const homePath = path('/home');
export const storePath = path('/store');
export const splashPath = path('/splash');
export const headerPath = path('/header');
export const servedZipcodesPath = path('/currentZipCodes/:city/:state');

export const productPath = path('/store/:productId', 'productId');
export const categoryProductPath = path(
  '/store/category/:categoryName/:categoryId/:productId',
  'categoryId',
  'productId',
);
export const categoryTabProductPath = path('/category/:categoryName/product/:productId', 'productId');
export const categoryPath = path('/store/category/:categoryName/:categoryId', 'categoryId');
export const subcategoryPath = path('/store/category/:parentName/:categoryName/:categoryId', 'categoryId');
export const categoryTabPath = path('/category/:categoryName');
export const allCategoriesPath = () => categoryTabPath({ categoryName: 'ALL' });
export const searchPath = path('/search');
export const searchResultsPath = path('/search/results');
export const storeSearchPath = path('/store/search');

export const vendorPath = path('/vendor/:vendorId', 'vendorId');
export const floristPath = path('/vendor/florist');
export const storeLocatorPath = path('/party/locator');

export const signInPath = path('/signIn');
export const createAccountPath = path('/createAccount');
export const forgotPasswordPath = path('/forgot/password');
export const updatePasswordPath = path('/account/resetpassword');
export const guestEmailPath = path('/guest/register');
export const myAccountPath = path('/setting/user');
export const chatPath = path('/setting/chat');
export const settingPath = path('/setting/:tab');

export const identityCheckPath = path('/kyc');

export const deliveryOptionsPath = path('/ship/options');
export const cartPath = path('/cart');
export const checkoutPath = path('/cart/:tab');
export const faceCheckPath = path('/verifyFace');
export const stepperPath = path('/stepper');
export const paymentSuccessPath = path('/payment/success');
export const paymentFailPath = path('/payment/fail');

export const myOrdersPath = path('/setting/order');
export const orderStatusPath = path('/order/status');
export const walletShippingPath = path('/wallet/shipping');
export const walletProductsPath = path('/wallet/product/:retailerId');

export const aboutUsPath = path('/about-us');
export const contactUsPath = path('/contact-us');
export const faqPath = path('/faq');
export const privacyPolicyPath = path('/privacy-policy');
export const refundPolicyPath = path('/refund-policy');
export const termsConditionsPath = path('/terms-conditions');
