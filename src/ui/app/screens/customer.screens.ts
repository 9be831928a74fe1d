import {
  chatPath,
  createAccountPath,
  forgotPasswordPath,
  guestEmailPath,
  myAccountPath,
  signInPath,
  updatePasswordPath,
} from '../../shared/paths/paths';
import { screen } from './screen';

export const CUSTOMER_SCREENS = [
  screen({
    paths: [signInPath],
    page: async () => (await import('../../customer/sign-in/sign-in.page')).SignInPage,
  }),
  screen({
    paths: [createAccountPath],
    page: async () => (await import('../../customer/auth/auth.page')).AuthPage,
  }),
  screen({
    paths: [forgotPasswordPath],
    page: async () =>
      (await import('../../customer/forgot-password/forgot-password.page')).ForgotPasswordPage,
  }),
  screen({
    paths: [updatePasswordPath],
    page: async () =>
      (await import('../../customer/update-password/update-password.page')).UpdatePasswordPage,
  }),
  screen({
    paths: [guestEmailPath],
    page: async () => (await import('../../customer/guest-email/guest-email.page')).GuestEmailPage,
  }),
  screen({
    paths: [myAccountPath],
    page: async () => (await import('../../customer/my-account/my-account.page')).MyAccountPage,
    contexts: ['saved-cards', 'identity'],
    audience: 'member',
  }),
  screen({
    paths: [chatPath],
    page: async () => (await import('../../customer/setting-chat/setting-chat.page')).SettingChatPage,
    audience: 'member',
  }),
];
