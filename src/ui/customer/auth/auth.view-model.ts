import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { SessionStore } from '../session.store';
import { SignInFormViewModel } from '../sign-in/sign-in-form.view-model';
import { RegistrationFormViewModel } from './registration-form.view-model';

/** The auth page: one page, its panels side by side in the address; success leads to the cart (AUTH-36, X-003, X-004). */
@injectable()
export class AuthViewModel {
  constructor(
    readonly signIn: SignInFormViewModel,
    readonly registration: RegistrationFormViewModel,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable(this, { signIn: false, registration: false }, { autoBind: true });
  }

  /** ROUTE-58, judged once, when the page is entered. */
  async enter(): Promise<string | null> {
    return (await this.session.settled()).isMember ? '/store' : null;
  }

  async submitSignIn(): Promise<string | null> {
    return (await this.signIn.submit('log')) ? '/cart' : null;
  }

  async submitRegistration(): Promise<string | null> {
    const outcome = await this.registration.submit();
    if (outcome === 'sign-in') return '/createAccount?panel=signIn';
    return outcome ? '/cart' : null;
  }
}
