import { screenTitles } from '../../../texts/app/screen-titles';
import {
  allCategoriesPath,
  chatPath,
  createAccountPath,
  forgotPasswordPath,
  guestEmailPath,
  myAccountPath,
  signInPath,
  storePath,
  updatePasswordPath,
} from '../../shared/paths/paths';
import { screen } from './screen';

export const CUSTOMER_SCREENS = [
  screen({
    paths: [signInPath],
    page: () => import('../../customer/sign-in/sign-in.page'),
    title: screenTitles.signIn,
    audience: 'non-member',
    memberRedirect: storePath(),
  }),
  screen({
    paths: [createAccountPath],
    page: () => import('../../customer/auth/auth.page'),
    audience: 'non-member',
    memberRedirect: storePath(),
  }),
  screen({
    paths: [forgotPasswordPath],
    page: () => import('../../customer/forgot-password/forgot-password.page'),
    title: screenTitles.forgotPassword,
    audience: 'non-member',
    memberRedirect: allCategoriesPath(),
  }),
  screen({
    paths: [updatePasswordPath],
    page: () => import('../../customer/update-password/update-password.page'),
    title: screenTitles.updatePassword,
  }),
  screen({
    paths: [guestEmailPath],
    page: () => import('../../customer/guest-email/guest-email.page'),
    title: screenTitles.guestCheckout,
    audience: 'non-member',
    memberRedirect: allCategoriesPath(),
  }),
  screen({
    paths: [myAccountPath],
    page: () => import('../composed/account.page'),
    title: screenTitles.myAccount,
    contexts: ['saved-cards', 'identity'],
    audience: 'member',
  }),
  screen({
    paths: [chatPath],
    page: () => import('../../customer/setting-chat/setting-chat.page'),
    title: screenTitles.chat,
    audience: 'member',
  }),
];
