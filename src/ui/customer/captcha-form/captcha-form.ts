import { makeAutoObservable, runInAction } from 'mobx';
import type { Captcha, CaptchaSolution } from '../../../application/shared/captcha.port';
import { type FieldErrors, fieldErrors, hasNoErrors } from '../../../application/shared/field-rules.input';
import { CaptchaControl } from '../../shared/captcha/captcha-control';

/** A form with a visible captcha: what was typed, what is wrong with it, and one call at a time (AUTH-13, AUTH-14). */
export class CaptchaForm<Input extends object> {
  private errors: FieldErrors<Input> = {};
  private refusals = 0;
  private isSending = false;
  private readonly captcha: CaptchaControl;

  constructor(
    public typed: Input,
    captcha: Captcha,
  ) {
    this.captcha = new CaptchaControl(captcha);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    return {
      errors: this.errors,
      refusals: this.refusals,
      captcha: this.captcha.status,
      canSubmit: this.captcha.isSolved,
      isSending: this.isSending,
    };
  }

  /** The field's error goes as soon as it is edited. */
  edit(field: keyof Input, typed: Input): void {
    this.typed = typed;
    this.errors = { ...this.errors, [field]: undefined };
  }

  solveCaptcha(): void {
    void this.captcha.solve();
  }

  /** Null if no call was made: one is under way, a field is invalid, or the captcha cannot be solved. */
  async submit<Answer extends { readonly ok: boolean }>(
    call: (solution: CaptchaSolution) => Promise<Answer>,
  ): Promise<Answer | null> {
    if (this.isSending) return null;
    this.errors = fieldErrors(this.typed);
    if (!hasNoErrors(this.errors)) {
      this.refusals += 1;
      return null;
    }
    this.isSending = true;
    // Enter in a field also sends the form before the captcha is solved.
    if (!this.captcha.isSolved) await this.captcha.solve();
    const answer = this.captcha.isSolved ? await this.captcha.callWithSolution(call) : null;
    runInAction(() => (this.isSending = false));
    return answer;
  }
}
