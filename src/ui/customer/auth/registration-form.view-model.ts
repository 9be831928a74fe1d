import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Register } from '../../../application/customer/register';
import { RegistrationInput } from '../../../application/customer/registration.input';
import { Captcha } from '../../../application/shared/captcha.port';
import { Clock } from '../../../application/shared/clock.port';
import { type FieldErrors, fieldErrors, hasNoErrors } from '../../../application/shared/field-rules.input';
import { Notifier } from '../../../application/shared/notifier.port';
import { CaptchaControl } from '../../shared/captcha/captcha-control';

type TextFieldName = Exclude<keyof RegistrationInput, 'wantsNewsletter' | 'today'>;

/** The registration form (AUTH-05..12, AUTH-14). */
@injectable()
export class RegistrationFormViewModel {
  private typed: RegistrationInput;
  private errors: FieldErrors<RegistrationInput> = {};
  private isSending = false;
  private readonly captcha: CaptchaControl;

  constructor(
    private readonly register: Register,
    private readonly notifier: Notifier,
    captcha: Captcha,
    clock: Clock,
  ) {
    this.typed = RegistrationInput.of({ today: clock.today() });
    this.captcha = new CaptchaControl(captcha);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return {
      typed: { ...this.typed },
      errors: this.errors,
      captcha: this.captcha.status,
      canSubmit: this.captcha.isSolved,
      isSending: this.isSending,
    };
  }

  type(field: TextFieldName, value: string): void {
    this.typed = RegistrationInput.of({ ...this.typed, [field]: value });
    this.errors = { ...this.errors, [field]: undefined };
  }

  subscribe(wantsNewsletter: boolean): void {
    this.typed = RegistrationInput.of({ ...this.typed, wantsNewsletter });
  }

  solveCaptcha(): void {
    void this.captcha.solve();
  }

  /** Resolves with true once the account exists and is signed in, with `sign-in` if it exists but is not signed in. */
  async submit(): Promise<boolean | 'sign-in'> {
    if (this.isSending || !this.captcha.isSolved) return false;
    this.errors = fieldErrors(this.typed);
    if (!hasNoErrors(this.errors)) return false;
    this.isSending = true;
    const outcome = await this.send();
    runInAction(() => (this.isSending = false));
    return outcome;
  }

  private async send(): Promise<boolean | 'sign-in'> {
    const answer = await this.captcha.spendOn((solution) =>
      this.register.execute({ ...this.typed, email: this.typed.email.trim() }, solution),
    );
    if (!answer.ok) {
      const { failure } = answer;
      this.notifier.failure((failure.kind === 'refused' && failure.message) || 'Something Went Wrong');
      return false;
    }
    this.notifier.success('User Created.');
    const { signIn } = answer.value;
    if (signIn.ok) return true;
    this.notifier.failure(
      (signIn.failure.kind === 'refused' && signIn.failure.message) || 'Something Went Wrong.',
    );
    return 'sign-in';
  }
}
