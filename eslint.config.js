export { config as default } from './shared/tooling/src/eslint/config.js';
