import type { Services } from '../services';
import type { Operations } from '../operation';
import { PasswordChangeService } from '../../../application/customer/password-change.service';
import { PasswordResetService } from '../../../application/customer/password-reset.service';

/** The same for an e-mail with an account and for one without. */
const ON_ITS_WAY = 'If this email has an account, a link to set a new password is on its way.';

/** Forgotten passwords: BD-22, BD-23. */
export function passwordOperations(services: Services): Operations {
  const resets = new PasswordResetService(services);
  const changes = new PasswordChangeService(services);
  return {
    requestPasswordReset: async ({ body, ip }) => [
      outcome(await resets.request(body.email.trim(), ip), ON_ITS_WAY),
    ],
    changePassword: async ({ body }) => {
      const problem = await changes.change({
        token: body.reset_token.trim(),
        newPassword: body.new_password,
        confirmPassword: body.confirm_password,
      });
      return outcome(problem, 'Password changed.');
    },
  };
}

const outcome = (problem: string | undefined, success: string): { code: 1 | -1; message: string } =>
  problem === undefined ? { code: 1, message: success } : { code: -1, message: problem };
