import moduleLoader from '@jitl/quickjs-ng-wasmfile-release-sync/emscripten-module';
import { QuickJSFFI } from '@jitl/quickjs-ng-wasmfile-release-sync/ffi';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';

/** Creates an engine with its own memory. Its parts are imported statically, as a sealed worker cannot load scripts. */
export function newQuickJs(engineModule: WebAssembly.Module): Promise<QuickJSWASMModule> {
  const variant = newVariant(
    {
      type: 'sync',
      importFFI: () => Promise.resolve(QuickJSFFI),
      importModuleLoader: () => Promise.resolve(moduleLoader),
    },
    { wasmModule: engineModule },
  );
  return newQuickJSWASMModuleFromVariant(variant);
}
