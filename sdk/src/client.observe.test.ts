import type { EndedCall } from './observer';
import { aBackendAnswering } from '../testing/fake-backend';
import { aShopAt } from '../testing/shop';

const bannersBackend = () => aBackendAnswering({ code: 1, desktop: [], mobile: [] });

describe('an observer', () => {
  it("is notified once a call has ended, without the caller's credentials", async () => {
    const ended: EndedCall[] = [];
    const shop = aShopAt(bannersBackend(), {
      token: () => 'tok_secret',
      observe: (call) => void ended.push(call),
    });
    const answer = await shop.listBanners();
    expect(ended).toEqual([
      {
        operation: 'listBanners',
        method: 'GET',
        path: '/connect/index/banners',
        durationMs: expect.any(Number) as number,
        answer,
      },
    ]);
    expect(JSON.stringify(ended)).not.toContain('tok_secret');
  });

  it('that throws does not affect the caller', async () => {
    const shop = aShopAt(bannersBackend(), {
      observe: () => {
        throw new Error('no disk');
      },
    });
    expect(await shop.listBanners()).toMatchObject({ ok: true });
  });
});
