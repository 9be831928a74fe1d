import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { allCategoriesPath } from '../../shared/paths/paths';
import { SessionStore } from '../session.store';
import { ForgotPasswordFormViewModel } from './forgot-password-form.view-model';

/** The standalone forgot-password page (ROUTE-34, X-004). */
@injectable()
export class ForgotPasswordViewModel {
  constructor(
    readonly form: ForgotPasswordFormViewModel,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  /** ROUTE-59, judged once, when the page is entered. */
  async enter(): Promise<string | null> {
    return (await this.session.settled()).isMember ? allCategoriesPath() : null;
  }
}
