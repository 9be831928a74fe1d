import { trustedProxies } from './trusted-proxies';

it.each([
  ['0', false],
  ['false', false],
  ['loopback', ['loopback']],
  ['127.0.0.1, 10.0.0.0/8,::1/128', ['127.0.0.1', '10.0.0.0/8', '::1/128']],
])('reads %s', (text, proxies) => {
  expect(trustedProxies(text)).toEqual(proxies);
});

it.each(['true', '', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/8/8', 'everybody', 'loopback,', '0.0.0.0/0,x'])(
  'refuses %j: nobody is trusted by accident',
  (text) => {
    expect(trustedProxies(text)).toBeUndefined();
  },
);

it('counts proxies from the nearest one', () => {
  const isTrusted = trustedProxies('2') as (address: string, proxiesBefore: number) => boolean;
  expect([0, 1, 2].map((before) => isTrusted('203.0.113.7', before))).toEqual([true, true, false]);
});
