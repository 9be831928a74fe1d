import { FakeCaptcha } from '../../../../tests/support/fakes/fake-captcha';
import { refused } from '../../../domain/shared/failure';
import { ok } from '../../../domain/shared/result';
import { CaptchaControl } from './captcha-control';

describe('the captcha of a form', () => {
  it('is solved when the shopper asks for it', async () => {
    const control = new CaptchaControl(new FakeCaptcha());
    const solving = control.solve();
    expect(control.status).toBe('solving');
    await solving;
    expect(control.isSolved).toBe(true);
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

  it('is spent on one call; another is solved only when that call failed', async () => {
    const control = new CaptchaControl(new FakeCaptcha());
    await control.solve();
    const used: string[] = [];
    const attempt = (answer: { ok: boolean }) =>
      control.spendOn((solution) => {
        used.push(solution);
        return Promise.resolve(answer);
      });
    await attempt(refused('no'));
    await control.solve();
    await attempt(ok(null));
    expect(used).toEqual(['solution-1', 'solution-2']);
    expect(control.status).toBe('solved');
  });
});
