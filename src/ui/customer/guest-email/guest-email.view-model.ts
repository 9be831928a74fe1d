import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { GuestEmailInput } from '../../../application/customer/guest-email.input';
import { StartGuestSession } from '../../../application/customer/start-guest-session';
import { Captcha } from '../../../application/shared/captcha.port';
import { fieldErrors, hasNoErrors } from '../../../application/shared/field-rules.input';
import { Notifier } from '../../../application/shared/notifier.port';
import { guestEmailTexts } from '../../../texts/customer/guest-email';
import { CaptchaControl } from '../../shared/captcha/captcha-control';
import { cartPath } from '../../shared/paths/paths';
import { SessionStore } from '../session.store';

/** Starts a guest session with an email, and then opens the cart (GUEST-01..06). */
@injectable()
export class GuestEmailViewModel {
  private email = '';
  private problem = '';
  private isSending = false;
  private readonly captcha: CaptchaControl;

  constructor(
    private readonly startGuestSession: StartGuestSession,
    private readonly session: SessionStore,
    private readonly notifier: Notifier,
    captcha: Captcha,
  ) {
    this.captcha = new CaptchaControl(captcha);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return {
      email: this.email,
      problem: this.problem,
      isSending: this.isSending,
    };
  }

  /**
   * The page has only an email and a button (GUEST-01), so the captcha is solved in the background while the shopper
   * types.
   */
  async enter(): Promise<void> {
    void this.captcha.solve();
    const session = await this.session.restored();
    if (session.isGuest) runInAction(() => (this.email ||= session.email));
  }

  type(email: string): void {
    this.email = email;
    this.problem = '';
  }

  async proceed(): Promise<string | null> {
    const errors = fieldErrors(GuestEmailInput.of({ email: this.email }));
    this.problem = errors.email ?? '';
    if (!hasNoErrors(errors) || this.isSending) return null;
    this.isSending = true;
    const problem = await this.send();
    runInAction(() => (this.isSending = false));
    if (problem === null) return cartPath();
    this.notifier.failure(problem);
    return null;
  }

  /** What went wrong, or null. */
  private async send(): Promise<string | null> {
    const answer = await this.captcha.solveAndCall((solution) =>
      this.startGuestSession.execute(this.email.trim(), solution),
    );
    return answer.ok ? null : answer.failure.message || guestEmailTexts.failed;
  }
}
