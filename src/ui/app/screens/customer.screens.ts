import {
  chatPath,
  createAccountPath,
  forgotPasswordPath,
  guestEmailPath,
  myAccountPath,
  signInPath,
  updatePasswordPath,
} from '../../shared/paths/paths';
import { page, screen } from './screen';

export const CUSTOMER_SCREENS = [
  screen({
    paths: [signInPath],
    page: page(() => import('../../customer/sign-in/sign-in.page'), 'SignInPage'),
  }),
  screen({
    paths: [createAccountPath],
    page: page(() => import('../../customer/auth/auth.page'), 'AuthPage'),
  }),
  screen({
    paths: [forgotPasswordPath],
    page: page(() => import('../../customer/forgot-password/forgot-password.page'), 'ForgotPasswordPage'),
  }),
  screen({
    paths: [updatePasswordPath],
    page: page(() => import('../../customer/update-password/update-password.page'), 'UpdatePasswordPage'),
  }),
  screen({
    paths: [guestEmailPath],
    page: page(() => import('../../customer/guest-email/guest-email.page'), 'GuestEmailPage'),
  }),
  screen({
    paths: [myAccountPath],
    page: page(() => import('../../customer/my-account/my-account.page'), 'MyAccountPage'),
    contexts: ['saved-cards', 'identity'],
    audience: 'member',
  }),
  screen({
    paths: [chatPath],
    page: page(() => import('../../customer/setting-chat/setting-chat.page'), 'SettingChatPage'),
    audience: 'member',
  }),
];
