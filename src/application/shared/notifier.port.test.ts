import { SUCCESS_TEXTS } from './notifier.port';

it('has a text for a call that changed something, and one for a call that read [NET-13] [NET-14] [REACH-81] [X-174]', () => {
  expect(SUCCESS_TEXTS).toEqual({ post: 'Updated SuccessFully', get: 'Fetched SuccessFully' });
});
