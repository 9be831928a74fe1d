import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what the browser has and jsdom lacks: text encoders and fetch of the Node that runs it. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      structuredClone,
    });
  }
}
