import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ForgotPasswordInput } from '../../../application/customer/forgot-password.input';
import { PasswordResets } from '../../../application/customer/password-resets.port';
import { Captcha } from '../../../application/shared/captcha.port';
import { fieldErrors, hasNoErrors } from '../../../application/shared/field-rules.input';
import { forgotPasswordTexts } from '../../../texts/customer/forgot-password';
import { CaptchaControl } from '../../shared/captcha/captcha-control';
import { FieldEdits } from '../../shared/view-model/field-edits';

/**
 * An email, and then the backend's message in place of the form (PWD-01); for the standalone page and the auth page.
 */
@injectable()
export class ForgotPasswordFormViewModel {
  private email = '';
  private error = '';
  private problem = '';
  private sentText = '';
  private isSending = false;
  private readonly captcha: CaptchaControl;
  private readonly edits = new FieldEdits<'email'>();
  private readonly shown = this.edits.snapshot();

  constructor(
    private readonly passwordResets: PasswordResets,
    captcha: Captcha,
  ) {
    this.captcha = new CaptchaControl(captcha);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOffered(): boolean {
    return this.passwordResets.isOffered;
  }

  get state() {
    const { email, error, problem, sentText, isSending } = this;
    return { email, error, problem, sentText, isSending };
  }

  /** Prefills the email that was typed on the screen before. */
  suggest(email: string): void {
    if (this.shown.isUnchanged('email')) this.email = email;
  }

  /** The specification shows no captcha here, so it is solved in the background while the shopper types. */
  type(email: string): void {
    this.email = email;
    this.edits.edit('email');
    this.error = '';
    this.problem = '';
    void this.captcha.solve();
  }

  /** The auth page passes its cart id (PWD-03, X-186). */
  async submit(cartId?: string): Promise<void> {
    if (this.isSending) return;
    const errors = fieldErrors(ForgotPasswordInput.of({ email: this.email }));
    this.error = errors.email ?? '';
    this.problem = '';
    if (!hasNoErrors(errors)) return;
    this.isSending = true;
    const answer = await this.captcha.solveAndCall((solution) =>
      this.passwordResets.request(this.email.trim(), cartId, solution),
    );
    runInAction(() => {
      this.isSending = false;
      if (answer.ok) this.sentText = answer.value || forgotPasswordTexts.sent;
      else this.problem = answer.failure.message || forgotPasswordTexts.failed;
    });
  }
}
