import { makeAutoObservable, runInAction } from 'mobx';
import type { Captcha, CaptchaSolution } from '../../../application/shared/captcha.port';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import type { Result } from '../../../domain/shared/result';
import { captchaTexts } from '../../../texts/shared/captcha';

export type CaptchaStatus = 'not needed' | 'unsolved' | 'solving' | 'solved' | 'failed';

/** The captcha of one form; a view-model holds one and passes its solution to the call (GATE-14, AUTH-02, X-059). */
export class CaptchaControl {
  status: CaptchaStatus;
  /** Why it failed, for a form that does not show the captcha. */
  problem = '';
  private solution: CaptchaSolution = '';
  private underWay: Promise<void> | null = null;

  constructor(private readonly captcha: Captcha) {
    this.status = captcha.isRequired ? 'unsolved' : 'not needed';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSolved(): boolean {
    return this.status === 'solved' || this.status === 'not needed';
  }

  /** Resolves once it is solved or has failed; concurrent calls share one attempt. */
  solve(): Promise<void> {
    if (this.isSolved) return Promise.resolve();
    this.underWay ??= this.begin().finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async begin(): Promise<void> {
    this.status = 'solving';
    const answer = await this.captcha.solve();
    runInAction(() => {
      this.status = answer.ok ? 'solved' : 'failed';
      this.problem = answer.ok ? '' : answer.failure.message;
      this.solution = answer.ok ? answer.value : '';
    });
  }

  /**
   * Makes a call with the solution, which can be used once. If the call fails, the next captcha is solved in the
   * background; if it succeeds, no other is needed.
   */
  async callWithSolution<Answer extends { readonly ok: boolean }>(
    call: (solution: CaptchaSolution) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await call(this.solution);
    if (!answer.ok) this.renew();
    return answer;
  }

  /** For a form that does not show the captcha: solves it before the call, and makes no call if that fails. */
  async solveAndCall<Value>(
    call: (solution: CaptchaSolution) => Promise<Result<Value, CallFailure>>,
  ): Promise<Result<Value, CallFailure>> {
    const isOlder = this.underWay !== null;
    await this.solve();
    // An attempt from before the call may have failed for a reason that no longer applies: try once more.
    if (isOlder && !this.isSolved) await this.solve();
    return this.isSolved ? this.callWithSolution(call) : refused(this.problem || captchaTexts.notVerified);
  }

  /** The solution is used up and the form is still open. */
  renew(): void {
    if (!this.captcha.isRequired) return;
    this.solution = '';
    this.status = 'unsolved';
    void this.solve();
  }
}
