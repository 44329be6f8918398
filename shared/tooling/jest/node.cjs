/** Preset for packages that run in Node. */
const preset = require('./preset.cjs');

module.exports = { ...preset, testEnvironment: require.resolve('jest-environment-node') };
