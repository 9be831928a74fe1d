import { TestEnvironment } from 'jest-environment-jsdom';

/** The parts of modal dialogs that tests need: open, closed, and the first focus. */
const modalDialogs = {
  showModal() {
    this.open = true;
    this.querySelector('input, button')?.focus();
  },
  close() {
    this.open = false;
  },
};

/** jsdom plus browser features that it lacks: modal dialogs, and Node's text encoders and fetch. */
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
