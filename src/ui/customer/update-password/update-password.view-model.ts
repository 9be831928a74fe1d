import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ChangePassword } from '../../../application/customer/change-password';
import { NewPasswordInput } from '../../../application/customer/new-password.input';
import { PasswordResets } from '../../../application/customer/password-resets.port';
import { type FieldErrors, fieldErrors, hasNoErrors } from '../../../application/shared/field-rules.input';
import { Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import { updatePasswordTexts } from '../../../texts/customer/update-password';
import { signInPath } from '../../shared/paths/paths';

/** Sets a new password with the token of an emailed link (ROUTE-39, PWD-04..09). */
@injectable()
export class UpdatePasswordViewModel {
  private typed = new NewPasswordInput();
  private errors: FieldErrors<NewPasswordInput> = {};
  private refusals = 0;
  private problem = '';
  private isSending = false;

  constructor(
    private readonly changePassword: ChangePassword,
    private readonly passwordResets: PasswordResets,
    private readonly notifier: Notifier,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether another link can be asked for. */
  get offersPasswordReset(): boolean {
    return this.passwordResets.isOffered;
  }

  get state() {
    const { typed, errors, refusals, problem, isSending } = this;
    return { typed: { ...typed }, errors, refusals, problem, isSending };
  }

  type(field: keyof NewPasswordInput, value: string): void {
    this.typed = NewPasswordInput.of({ ...this.typed, [field]: value });
    this.errors = { ...this.errors, [field]: undefined };
    this.problem = '';
  }

  /** Resolves with the path to go to (ROUTE-61), or null if the password was not changed. */
  async submit(token: string): Promise<string | null> {
    if (this.isSending) return null;
    this.errors = fieldErrors(this.typed);
    this.problem = '';
    if (!hasNoErrors(this.errors)) {
      this.refusals += 1;
      return null;
    }
    this.isSending = true;
    const { newPassword, confirmPassword } = this.typed;
    const answer = await this.changePassword.execute(token, newPassword, confirmPassword);
    runInAction(() => {
      this.isSending = false;
      if (!answer.ok) this.problem = answer.failure.message || updatePasswordTexts.failed;
    });
    if (!answer.ok) return null;
    this.notifier.success(SUCCESS_TEXTS.changed);
    return signInPath();
  }
}
