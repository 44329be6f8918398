import moduleLoader from '@jitl/quickjs-ng-wasmfile-release-sync/emscripten-module';
import { QuickJSFFI } from '@jitl/quickjs-ng-wasmfile-release-sync/ffi';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';

/** A fresh engine with memory of its own. Its parts are imported here by name, since a worker may load no script later. */
export function newQuickJs(compiled: WebAssembly.Module): Promise<QuickJSWASMModule> {
  const variant = newVariant(
    {
      type: 'sync',
      importFFI: () => Promise.resolve(QuickJSFFI),
      importModuleLoader: () => Promise.resolve(moduleLoader),
    },
    { wasmModule: compiled },
  );
  return newQuickJSWASMModuleFromVariant(variant);
}
