interface Files {
  readFileSync: (path: string) => Uint8Array<ArrayBuffer>;
}
interface Modules {
  createRequire: (from: string) => { resolve: (name: string) => string };
}

/** The WebAssembly file of the engine, as a page would fetch it. */
export function engineFile(): ArrayBuffer {
  const { readFileSync } = jest.requireActual<Files>('node:fs');
  const { createRequire } = jest.requireActual<Modules>('node:module');
  const { resolve } = createRequire(import.meta.url);
  return new Uint8Array(readFileSync(resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm')))
    .buffer;
}
