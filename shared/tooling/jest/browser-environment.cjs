/** jsdom with the missing web platform APIs taken from Node. */
const { createGetComputedStyle } = require('./computed-style.cjs');
const { addLibraries } = require('./libraries/script.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** A channel that does not keep the test run alive. */
class QuietBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  Blob,
  File: require('node:buffer').File,
  // fetch accepts only Node's own abort signals.
  AbortController,
  AbortSignal,
  BroadcastChannel: QuietBroadcastChannel,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  TextEncoder,
  TextDecoder,
  // TextEncoder and the streams return arrays of this realm.
  Uint8Array,
  ArrayBuffer,
  structuredClone,
};

/** jsdom accepts only its own abort signals, so a listener registered with one of Node's signals is removed here. */
function acceptNodeSignals(owner) {
  const add = owner.addEventListener;
  owner.addEventListener = function addEventListener(type, listener, options) {
    const target = this ?? owner;
    if (!(options?.signal instanceof AbortSignal)) return add.call(target, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => target.removeEventListener(type, listener, rest));
    return add.call(target, type, listener, rest);
  };
}

/** Node's FormData, which fetch needs, that can also be made from a form, which only jsdom's can. React does so. */
function createFormData(FormFields) {
  return class extends FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new FormFields(form, submitter)) this.append(name, value);
    }
  };
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.hasSheets = config.projectConfig.testEnvironmentOptions.sheets === true;
  }

  /** Resolves libraries to their browser builds. Not set in the options, because the environment `node` gets those too. */
  exportConditions() {
    return ['browser'];
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode, { FormData: createFormData(this.global.FormData) });
    addLibraries(this.getVmContext(), this.global);
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
    acceptNodeSignals(this.global.EventTarget.prototype);
    acceptNodeSignals(this.global);
    if (!this.hasSheets) this.global.getComputedStyle = createGetComputedStyle(this.global);
  }
};
