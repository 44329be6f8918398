/** Preset for packages that run in the browser. A test of rendering on a server says `@jest-environment node`. */
const { join } = require('node:path');
const preset = require('./preset.cjs');

module.exports = {
  ...preset,
  globalSetup: join(__dirname, 'libraries/setup.cjs'),
  resolver: join(__dirname, 'libraries/resolver.cjs'),
  transformIgnorePatterns: [...preset.transformIgnorePatterns, '/\\.cache/jest-libraries/'],
  testEnvironment: join(__dirname, 'browser-environment.cjs'),
  testEnvironmentOptions: { url: 'http://localhost/' },
  setupFilesAfterEnv: [join(__dirname, 'browser-setup.cjs'), ...preset.setupFilesAfterEnv],
};
