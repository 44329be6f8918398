/** Preset for packages that run in the browser. */
const { join } = require('node:path');
const preset = require('./preset.cjs');

module.exports = {
  ...preset,
  testEnvironment: join(__dirname, 'browser-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['browser'], url: 'http://localhost/' },
  setupFilesAfterEnv: [join(__dirname, 'browser-setup.cjs'), ...preset.setupFilesAfterEnv],
};
