/**
 * What is left in a worker once its language is loaded. Everything else goes, so that a program finds no way to the site: a request
 * would carry the person's cookies, and databases, caches and channels are shared with the pages. The policy that comes with the
 * worker's script forbids requests as well.
 */
const LEFT = new Set([
  ...['self', 'globalThis', 'constructor', 'console', 'performance', 'crypto', 'Crypto'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  ...['TextEncoder', 'TextDecoder', 'WebAssembly', 'DOMException', 'structuredClone'],
  ...['MessageChannel', 'MessagePort', 'Event', 'MessageEvent', 'EventTarget', 'AbortSignal'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'AbortController'],
]);

/** Names of the language itself. */
const LANGUAGE = new Set([
  ...['Object', 'Function', 'Array', 'Number', 'Boolean', 'String', 'Symbol', 'BigInt', 'Date'],
  ...['Promise', 'RegExp', 'Error', 'AggregateError', 'EvalError', 'RangeError', 'TypeError'],
  ...['ReferenceError', 'SyntaxError', 'URIError', 'SuppressedError', 'JSON', 'Math', 'Atomics'],
  ...['Reflect', 'Proxy', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry'],
  ...['ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'Uint8Array', 'Int8Array', 'Uint16Array'],
  ...['Int16Array', 'Uint32Array', 'Int32Array', 'Float16Array', 'Float32Array', 'Float64Array'],
  ...['Uint8ClampedArray', 'BigUint64Array', 'BigInt64Array', 'Iterator', 'NaN', 'Infinity'],
  ...['undefined', 'parseInt', 'parseFloat', 'isNaN', 'isFinite', 'decodeURI', 'encodeURI'],
  ...['decodeURIComponent', 'encodeURIComponent', 'escape', 'unescape', 'eval', 'Intl'],
]);

/** Takes every other name off the worker's global object and what it inherits from. Answers those that stay all the same. */
export function sealScope(scope: object): string[] {
  const stubborn: string[] = [];
  for (let place: object | null = scope; place && place !== Object.prototype; place = next(place)) {
    for (const name of Object.getOwnPropertyNames(place)) {
      if (LEFT.has(name) || LANGUAGE.has(name)) continue;
      const wayOut = !isNumber(Object.getOwnPropertyDescriptor(place, name)?.value);
      if (!Reflect.deleteProperty(place, name) && wayOut) stubborn.push(name);
    }
  }
  return stubborn;
}

/** Constants can mostly not be taken away, and lead nowhere. */
function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function next(place: object): object | null {
  const above: unknown = Object.getPrototypeOf(place);
  return typeof above === 'object' ? above : null;
}
