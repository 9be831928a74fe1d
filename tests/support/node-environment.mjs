import { constants, createContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { installCommonGlobals } from 'jest-util';

/** Node's own classes, as its functions return them; the others of JavaScript are those of the context. */
const SHARED = { Buffer, ArrayBuffer, Uint8Array };

/**
 * Node for a test file, like Jest's own environment, whose global object is a proxy: there each use of a global (`Object`,
 * `Array`) calls a function, and takes 40 times as long. Here the context has an ordinary global object.
 */
export default class NodeEnvironment {
  constructor({ projectConfig: config }) {
    const global = createContext(constants.DONT_CONTEXTIFY);
    this.global = global;
    addNodeGlobals(global);
    installCommonGlobals(global, config.globals);
    global.Error.stackTraceLimit = 100;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.global;
  }
}

function addNodeGlobals(global) {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (Object.hasOwn(global, name)) continue;
    const property = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(global, name, property.get ? onFirstUse(global, name, property) : property);
  }
  Object.assign(global, SHARED, { global });
  for (const name of ['dispose', 'asyncDispose']) {
    if (!(name in global.Symbol)) Object.defineProperty(global.Symbol, name, { value: Symbol[name] });
  }
}

/** Node loads some globals when they are used. They become ordinary properties then. */
function onFirstUse(global, name, { enumerable }) {
  const define = (value) =>
    Object.defineProperty(global, name, { configurable: true, enumerable, writable: true, value });
  return {
    configurable: true,
    enumerable,
    get: () => define(globalThis[name])[name],
    set: define,
  };
}
