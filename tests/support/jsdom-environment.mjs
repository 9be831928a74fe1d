import { TestEnvironment } from 'jest-environment-jsdom';

/** Open, closed, and the first focus: all that tests need of modal dialogs. */
const modalDialogs = {
  showModal() {
    this.open = true;
    this.querySelector('input, button')?.focus();
  },
  close() {
    this.open = false;
  },
};

/** jsdom with what the browser has and jsdom lacks: modal dialogs, text encoders and fetch of the Node that runs it. */
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
    Object.assign(this.global.HTMLDialogElement.prototype, modalDialogs);
  }
}
