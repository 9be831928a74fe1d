import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { SignIn } from '../../../application/customer/sign-in';
import { SignInInput } from '../../../application/customer/sign-in.input';
import { Captcha } from '../../../application/shared/captcha.port';
import { Log } from '../../../application/shared/log.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { type CallFailure, withReference } from '../../../domain/shared/failure';
import { signInTexts } from '../../../texts/customer/sign-in';
import { CaptchaForm } from '../captcha-form/captcha-form';

/**
 * What a sign-in form does without a network: the sign-in screen shows it, the auth page only logs it (AUTH-41,
 * AUTH-42).
 */
type OnNetworkError = 'show' | 'log';

/** E-mail, password and captcha: the form shared by the sign-in screen and the auth page. */
@injectable()
export class SignInFormViewModel {
  private readonly form: CaptchaForm<SignInInput>;

  constructor(
    private readonly signIn: SignIn,
    private readonly notifier: Notifier,
    private readonly log: Log,
    captcha: Captcha,
  ) {
    this.form = new CaptchaForm(new SignInInput(), captcha);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    const { email, password } = this.form.typed;
    return { email, password, ...this.form.state };
  }

  typeEmail(email: string): void {
    this.form.edit('email', SignInInput.of({ ...this.form.typed, email }));
  }

  typePassword(password: string): void {
    this.form.edit('password', SignInInput.of({ ...this.form.typed, password }));
  }

  solveCaptcha(): void {
    this.form.solveCaptcha();
  }

  /** True when the shopper is signed in. */
  async submit(onNetworkError: OnNetworkError): Promise<boolean> {
    const answer = await this.form.submit((solution) => {
      const { email, password } = this.form.typed;
      return this.signIn.execute({ email: email.trim(), password }, solution);
    });
    if (answer?.ok === false) this.report(answer.failure, onNetworkError);
    return answer?.ok ?? false;
  }

  private report(failure: CallFailure, onNetworkError: OnNetworkError): void {
    if (failure.kind === 'refused') this.notifier.failure(failure.message || signInTexts.refused);
    else if (onNetworkError === 'show') this.notifier.failure(withReference(signInTexts.failed, failure));
    else this.log.warn('sign-in failed', failure);
  }
}
