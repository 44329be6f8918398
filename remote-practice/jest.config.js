import { createRequire } from 'node:module';
import preset from '../shared/tooling/jest/browser.cjs';

const { resolve } = createRequire(import.meta.url);
/** The engine's build for browsers is an ES module, which jest does not load. */
const engine = '@jitl/quickjs-ng-wasmfile-release-sync/emscripten-module';

export default {
  ...preset,
  displayName: 'remote-practice',
  moduleNameMapper: { ...preset.moduleNameMapper, [`^${engine}$`]: resolve(engine) },
};
