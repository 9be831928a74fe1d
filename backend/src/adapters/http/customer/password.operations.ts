import { ChangePassword } from '../../../application/customer/change-password';
import { RequestPasswordReset } from '../../../application/customer/request-password-reset';
import { refused } from '../../../domain/customer/customer-refusal';
import type { Operations } from '../operation';
import type { Services } from '../services';

/** The same answer for an e-mail with an account and for one without. */
const LINK_SENT = 'If there is an account with this email, we have sent it a link to set a new password.';

/** Password reset calls: BD-22, BD-23. */
export function passwordOperations(services: Services): Operations {
  const { data, clock, limits, offered, mail, passwords, commonPasswords } = services;
  const requestPasswordReset = new RequestPasswordReset(data, clock, limits, mail);
  const changePassword = new ChangePassword(data, clock, passwords, commonPasswords, mail);
  return {
    requestPasswordReset: async ({ body, ip }) => {
      if (!offered.mail) throw refused({ kind: 'password-reset-not-offered' });
      await requestPasswordReset.execute(body.email.trim(), ip);
      return [{ code: 1, message: LINK_SENT }];
    },
    changePassword: async ({ body }) => {
      await changePassword.execute({
        token: body.reset_token.trim(),
        newPassword: body.new_password,
        confirmPassword: body.confirm_password,
      });
      return { code: 1, message: 'Password changed.' };
    },
  };
}
