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
import { page, screen } from './screen';

export const CUSTOMER_SCREENS = [
  screen({
    paths: [signInPath],
    page: page(() => import('../../customer/sign-in/sign-in.page'), 'SignInPage'),
    title: 'Sign In',
    audience: 'visitor',
    membersGoTo: storePath(),
  }),
  screen({
    paths: [createAccountPath],
    page: page(() => import('../../customer/auth/auth.page'), 'AuthPage'),
    audience: 'visitor',
    membersGoTo: storePath(),
  }),
  screen({
    paths: [forgotPasswordPath],
    page: page(() => import('../../customer/forgot-password/forgot-password.page'), 'ForgotPasswordPage'),
    title: 'Forgot Password',
    audience: 'visitor',
    membersGoTo: allCategoriesPath(),
  }),
  screen({
    paths: [updatePasswordPath],
    page: page(() => import('../../customer/update-password/update-password.page'), 'UpdatePasswordPage'),
    title: 'Update Password',
  }),
  screen({
    paths: [guestEmailPath],
    page: page(() => import('../../customer/guest-email/guest-email.page'), 'GuestEmailPage'),
    title: 'Guest checkout',
    audience: 'visitor',
    membersGoTo: allCategoriesPath(),
  }),
  screen({
    paths: [myAccountPath],
    page: page(() => import('../../customer/my-account/my-account.page'), 'MyAccountPage'),
    title: 'My Account',
    contexts: ['saved-cards', 'identity'],
    audience: 'member',
  }),
  screen({
    paths: [chatPath],
    page: page(() => import('../../customer/setting-chat/setting-chat.page'), 'SettingChatPage'),
    title: 'Chat',
    audience: 'member',
  }),
];
