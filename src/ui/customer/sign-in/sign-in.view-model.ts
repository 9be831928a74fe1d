import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { PasswordResets } from '../../../application/customer/password-resets.port';
import { storePath } from '../../shared/paths/paths';
import { SignInFormViewModel } from './sign-in-form.view-model';

/** The sign-in screen: success leads to the store, or back to the screen that asked for it (AUTH-35, X-003). */
@injectable()
export class SignInViewModel {
  constructor(
    readonly form: SignInFormViewModel,
    private readonly passwordResets: PasswordResets,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get offersPasswordReset(): boolean {
    return this.passwordResets.isOffered;
  }

  async submit(cameFrom?: string): Promise<string | null> {
    return (await this.form.submit('show')) ? (cameFrom ?? storePath()) : null;
  }
}
