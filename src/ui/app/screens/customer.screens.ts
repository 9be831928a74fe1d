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
    title: 'Sign In',
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
    title: 'Forgot Password',
    audience: 'non-member',
    memberRedirect: allCategoriesPath(),
  }),
  screen({
    paths: [updatePasswordPath],
    page: () => import('../../customer/update-password/update-password.page'),
    title: 'Update Password',
  }),
  screen({
    paths: [guestEmailPath],
    page: () => import('../../customer/guest-email/guest-email.page'),
    title: 'Guest checkout',
    audience: 'non-member',
    memberRedirect: allCategoriesPath(),
  }),
  screen({
    paths: [myAccountPath],
    page: () => import('../composed/account.page'),
    title: 'My Account',
    contexts: ['saved-cards', 'identity'],
    audience: 'member',
  }),
  screen({
    paths: [chatPath],
    page: () => import('../../customer/setting-chat/setting-chat.page'),
    title: 'Chat',
    audience: 'member',
  }),
];
