import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Register } from '../../../application/customer/register';
import { RegistrationInput } from '../../../application/customer/registration.input';
import { Captcha } from '../../../application/shared/captcha.port';
import { Clock } from '../../../application/shared/clock.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { type CallFailure, withReference } from '../../../domain/shared/failure';
import { authTexts } from '../../../texts/customer/auth';
import { CaptchaForm } from '../captcha-form/captcha-form';

type TextFieldName = Exclude<keyof RegistrationInput, 'wantsNewsletter' | 'today'>;

/** The registration form (AUTH-05..12, AUTH-14). */
@injectable()
export class RegistrationFormViewModel {
  private readonly form: CaptchaForm<RegistrationInput>;

  constructor(
    private readonly register: Register,
    private readonly notifier: Notifier,
    captcha: Captcha,
    clock: Clock,
  ) {
    this.form = new CaptchaForm(RegistrationInput.of({ today: clock.today() }), captcha);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return { typed: { ...this.form.typed }, ...this.form.state };
  }

  type(field: TextFieldName, value: string): void {
    this.form.edit(field, RegistrationInput.of({ ...this.form.typed, [field]: value }));
  }

  subscribe(wantsNewsletter: boolean): void {
    this.form.edit('wantsNewsletter', RegistrationInput.of({ ...this.form.typed, wantsNewsletter }));
  }

  solveCaptcha(): void {
    this.form.solveCaptcha();
  }

  /** Resolves with true once the account exists and is signed in, with `sign-in` if it exists but is not signed in. */
  async submit(): Promise<boolean | 'sign-in'> {
    const answer = await this.form.submit((solution) => {
      const { typed } = this.form;
      return this.register.execute({ ...typed, email: typed.email.trim() }, solution);
    });
    if (!answer) return false;
    if (!answer.ok) {
      this.notifier.failure(
        refusalOf(answer.failure) || withReference(authTexts.registrationFailed, answer.failure),
      );
      return false;
    }
    this.notifier.success(authTexts.created);
    const { signIn } = answer.value;
    if (signIn.ok) return true;
    this.notifier.failure(refusalOf(signIn.failure) || withReference(authTexts.signInFailed, signIn.failure));
    return 'sign-in';
  }
}

const refusalOf = (failure: CallFailure): string => (failure.kind === 'refused' ? failure.message : '');
