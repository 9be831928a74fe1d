import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { VisitorCart } from '../../../application/customer/visitor-cart.port';
import { cartPath, createAccountPath } from '../../shared/paths/paths';
import { ForgotPasswordFormViewModel } from '../forgot-password/forgot-password-form.view-model';
import { SignInFormViewModel } from '../sign-in/sign-in-form.view-model';
import { RegistrationFormViewModel } from './registration-form.view-model';

/** The auth page: the URL names the panel, and success leads to the cart (AUTH-36, X-003, X-004). */
@injectable()
export class AuthViewModel {
  constructor(
    readonly signIn: SignInFormViewModel,
    readonly registration: RegistrationFormViewModel,
    readonly forgot: ForgotPasswordFormViewModel,
    private readonly visitorCart: VisitorCart,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The sign-in screen passes on the email that was typed there. */
  enter(typedEmail = ''): void {
    this.forgot.suggest(typedEmail);
  }

  /** Copies the email to the other panels. */
  typeSignInEmail(email: string): void {
    this.signIn.typeEmail(email);
    this.forgot.suggest(email);
  }

  async submitSignIn(): Promise<string | null> {
    return (await this.signIn.submit('log')) ? cartPath() : null;
  }

  async submitRegistration(): Promise<string | null> {
    const outcome = await this.registration.submit();
    if (outcome === 'sign-in') return createAccountPath({ panel: 'signIn' });
    return outcome ? cartPath() : null;
  }

  submitForgot(): Promise<void> {
    return this.forgot.submit(this.visitorCart.id());
  }
}
