import BrowserLikeEnvironment from './jsdom-environment.mjs';
import NodeEnvironment from './node-environment.mjs';

/** Globals that a window does not enumerate, and that screens and their tests use. */
const INTERFACES = [
  ...[
    'Node',
    'Element',
    'Text',
    'Comment',
    'Document',
    'DocumentFragment',
    'ShadowRoot',
    'Range',
    'Selection',
  ],
  ...['HTMLElement', 'HTMLAnchorElement', 'HTMLButtonElement', 'HTMLDialogElement', 'HTMLFormElement'],
  ...['HTMLIFrameElement', 'HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement', 'SVGElement'],
  ...['MutationObserver', 'NodeFilter', 'UIEvent', 'FocusEvent', 'InputEvent', 'KeyboardEvent', 'MouseEvent'],
];

/** Node, in which a whole backend can run, with the window of a jsdom page. */
export default class BrowserAndBackendEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config);
    this.page = new BrowserLikeEnvironment(config, context);
  }

  async setup() {
    await super.setup();
    await this.page.setup();
    const window = this.page.global;
    for (const name of [...Object.getOwnPropertyNames(window), ...INTERFACES]) {
      if (!(name in this.global)) this.global[name] = window[name];
    }
    Object.assign(this.global, { Event: window.Event, window, self: window });
  }

  async teardown() {
    await this.page.teardown();
    await super.teardown();
  }
}
