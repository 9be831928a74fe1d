import { FakeCaptcha } from '../../../../tests/support/fakes/fake-captcha';
import { NoCaptcha } from '../../../adapters/captcha/no-captcha';
import type { CaptchaSolution } from '../../../application/shared/captcha.port';
import { refused, type Unavailable, unavailable } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { CaptchaControl } from './captcha-control';

describe('the captcha of a form', () => {
  it('is solved when the shopper asks for it', async () => {
    const control = new CaptchaControl(new FakeCaptcha());
    const solving = control.solve();
    expect(control.status).toBe('solving');
    await solving;
    expect(control.isSolved).toBe(true);
  });

  it('is not shown and not solved for a backend without it', async () => {
    const control = new CaptchaControl(new NoCaptcha());
    expect(control.status).toBe('not needed');
    expect(control.isSolved).toBe(true);
    await control.callWithSolution((solution) => Promise.resolve({ ok: solution !== '' }));
    expect(control.status).toBe('not needed');
  });

  it('may fail, and be tried again', async () => {
    const captcha = new FakeCaptcha();
    const control = new CaptchaControl(captcha);
    captcha.outage.begin();
    await control.solve();
    expect(control.status).toBe('failed');
    captcha.outage.end();
    await control.solve();
    expect(control.isSolved).toBe(true);
  });

  it('is used for one call; another is solved only if that call fails', async () => {
    const control = new CaptchaControl(new FakeCaptcha());
    await control.solve();
    const used: string[] = [];
    const attempt = (answer: { ok: boolean }) =>
      control.callWithSolution((solution) => {
        used.push(solution);
        return Promise.resolve(answer);
      });
    await attempt(refused('no'));
    await control.solve();
    await attempt(ok(null));
    expect(used).toEqual(['solution-1', 'solution-2']);
    expect(control.status).toBe('solved');
  });

  it('is solved again for a call if an earlier attempt failed, and otherwise says why no call is made', async () => {
    const captcha = new LateCaptcha();
    const control = new CaptchaControl(captcha);
    const call = (solution: string) => Promise.resolve(ok(solution));
    void control.solve();
    expect(await control.solveAndCall(call)).toEqual(ok('solution-1'));

    const offline = new CaptchaControl(captcha);
    captcha.outage.begin();
    expect(await offline.solveAndCall(call)).toEqual(refused('You are not connected to internet'));
  });
});

/** Its code fails to load the first time. */
class LateCaptcha extends FakeCaptcha {
  private isLoaded = false;

  override solve(): Promise<Result<CaptchaSolution, Unavailable>> {
    if (this.isLoaded) return super.solve();
    this.isLoaded = true;
    return Promise.resolve(unavailable('fault', 'The check could not be solved.'));
  }
}
