import { makeAutoObservable, runInAction } from 'mobx';
import type { Captcha, CaptchaSolution } from '../../../application/shared/captcha.port';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import type { Result } from '../../../domain/shared/result';

const UNSOLVED_TEXT = 'We could not verify that you are human. Please try again.';

export type CaptchaStatus = 'unsolved' | 'solving' | 'solved' | 'failed';

/** The captcha of one form; view-models hold one and hand its solution to the call (GATE-14, AUTH-02, X-059). */
export class CaptchaControl {
  status: CaptchaStatus = 'unsolved';
  /** Why it failed, for a screen that does not show the captcha itself. */
  problem = '';
  private solution: CaptchaSolution = '';
  private underWay: Promise<void> | null = null;

  constructor(private readonly captcha: Captcha) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSolved(): boolean {
    return this.status === 'solved';
  }

  /** Resolves when it is solved or has failed; asked again meanwhile, it waits for the same answer. */
  solve(): Promise<void> {
    if (this.status === 'solved') return Promise.resolve();
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
   * Makes a call with the solution, which is good for that one alone. When the call fails the next is
   * solved without asking again; when it succeeds nobody needs another, and the device may rest.
   */
  async spendOn<Answer extends { readonly ok: boolean }>(
    call: (solution: CaptchaSolution) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await call(this.solution);
    if (!answer.ok) this.renew();
    return answer;
  }

  /** For a form that shows no captcha: what is not solved yet is solved before the call, or is why it is not made. */
  async spendUnasked<Value>(
    call: (solution: CaptchaSolution) => Promise<Result<Value, CallFailure>>,
  ): Promise<Result<Value, CallFailure>> {
    const isOlder = this.underWay !== null;
    await this.solve();
    // What began before the call may have failed for a reason that is over, or is another by now.
    if (isOlder && !this.isSolved) await this.solve();
    return this.isSolved ? this.spendOn(call) : refused(this.problem || UNSOLVED_TEXT);
  }

  /** The solution is spent and the form is still there. */
  renew(): void {
    this.solution = '';
    this.status = 'unsolved';
    void this.solve();
  }
}
