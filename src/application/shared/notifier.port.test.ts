import { SUCCESS_TEXTS } from './notifier.port';

it('has a text for calls that change something, and one for calls that read [NET-13] [NET-14] [REACH-81] [X-174]', () => {
  expect(SUCCESS_TEXTS).toEqual({ changed: 'Updated SuccessFully', fetched: 'Fetched SuccessFully' });
});
