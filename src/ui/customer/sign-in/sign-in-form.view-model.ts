import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { SignIn } from '../../../application/customer/sign-in';
import { SignInInput } from '../../../application/customer/sign-in.input';
import { Captcha } from '../../../application/shared/captcha.port';
import { type FieldErrors, fieldErrors, hasNoErrors } from '../../../application/shared/field-rules.input';
import { Log } from '../../../application/shared/log.port';
import { Notifier } from '../../../application/shared/notifier.port';
import type { CallFailure } from '../../../domain/shared/failure';
import { CaptchaControl } from '../../shared/captcha/captcha-control';

/**
 * What a sign-in form does without a network: the sign-in screen shows it, the auth page only logs it (AUTH-41,
 * AUTH-42).
 */
export type OnNetworkError = 'show' | 'log';

/** Email, password and captcha: the form shared by the sign-in screen and the auth page. */
@injectable()
export class SignInFormViewModel {
  private email = '';
  private password = '';
  private errors: FieldErrors<SignInInput> = {};
  private isSending = false;
  private readonly captcha: CaptchaControl;

  constructor(
    private readonly signIn: SignIn,
    private readonly notifier: Notifier,
    private readonly log: Log,
    captcha: Captcha,
  ) {
    this.captcha = new CaptchaControl(captcha);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return {
      email: this.email,
      password: this.password,
      errors: this.errors,
      captcha: this.captcha.status,
      canSubmit: this.captcha.isSolved,
      isSending: this.isSending,
    };
  }

  typeEmail(email: string): void {
    this.email = email;
    this.errors = { ...this.errors, email: undefined };
  }

  typePassword(password: string): void {
    this.password = password;
    this.errors = { ...this.errors, password: undefined };
  }

  solveCaptcha(): void {
    void this.captcha.solve();
  }

  /** True when the shopper is signed in. */
  async submit(onNetworkError: OnNetworkError): Promise<boolean> {
    if (this.isSending || !this.captcha.isSolved) return false;
    this.errors = fieldErrors(SignInInput.of({ email: this.email, password: this.password }));
    if (!hasNoErrors(this.errors)) return false;
    this.isSending = true;
    const answer = await this.captcha.spendOn((solution) =>
      this.signIn.execute({ email: this.email.trim(), password: this.password }, solution),
    );
    runInAction(() => (this.isSending = false));
    if (!answer.ok) this.tell(answer.failure, onNetworkError);
    return answer.ok;
  }

  private tell(failure: CallFailure, onNetworkError: OnNetworkError): void {
    if (failure.kind === 'refused') this.notifier.failure(failure.message || 'Something Went Wrong.');
    else if (onNetworkError === 'show') this.notifier.failure('Something Went wrong');
    else this.log.warn('sign-in failed', failure);
  }
}
