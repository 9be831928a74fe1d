import type { Captcha } from '../../src/application/shared/captcha.port';
import { valueOf } from '../support/port-harness';

export interface OpenCaptcha {
  readonly open: () => Captcha;
  readonly outOfReach: () => Captcha;
}

export function describeCaptcha(name: string, { open, outOfReach }: OpenCaptcha): void {
  describe(`a captcha, ${name}`, () => {
    it('has a solution that fits into a header [X-059]', async () => {
      expect(valueOf(await open().solve())).toMatch(/^[\x21-\x7e]+$/);
    });

    it('has a new solution for every call [X-059]', async () => {
      const captcha = open();
      const first = valueOf(await captcha.solve());
      expect(valueOf(await captcha.solve())).not.toBe(first);
    });

    it('reports an outage', async () => {
      expect(await outOfReach().solve()).toMatchObject({
        ok: false,
        failure: { kind: 'unavailable', reason: 'offline' },
      });
    });
  });
}
