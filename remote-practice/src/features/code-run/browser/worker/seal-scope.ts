/**
 * The globals that remain in a worker once its language is loaded. All others are removed, so that a program cannot reach the site:
 * a request would carry the visitor's cookies, and databases, caches and channels are shared with the pages. The content security
 * policy of the worker's script blocks requests as well.
 */
const ALLOWED_GLOBALS = new Set([
  ...['self', 'globalThis', 'constructor', 'console', 'performance', 'crypto', 'Crypto'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  ...['TextEncoder', 'TextDecoder', 'WebAssembly', 'DOMException', 'structuredClone'],
  ...['MessageChannel', 'MessagePort', 'Event', 'MessageEvent', 'EventTarget', 'AbortSignal'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'AbortController'],
]);

/** Globals of JavaScript itself. */
const LANGUAGE_GLOBALS = new Set([
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

/** Removes all other globals from the scope and its prototypes. Returns the names that could not be removed. */
export function sealScope(scope: object): string[] {
  const remainingNames: string[] = [];
  for (
    let target: object | null = scope;
    target && target !== Object.prototype;
    target = prototypeOf(target)
  ) {
    for (const name of Object.getOwnPropertyNames(target)) {
      if (ALLOWED_GLOBALS.has(name) || LANGUAGE_GLOBALS.has(name)) continue;
      const isDangerous = !isNumber(Object.getOwnPropertyDescriptor(target, name)?.value);
      if (!Reflect.deleteProperty(target, name) && isDangerous) remainingNames.push(name);
    }
  }
  return remainingNames;
}

/** Numeric constants often cannot be removed, and are harmless. */
function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function prototypeOf(target: object): object | null {
  const prototype: unknown = Object.getPrototypeOf(target);
  return typeof prototype === 'object' ? prototype : null;
}
