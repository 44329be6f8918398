export default {
  watchman: false,
  // When several projects run, Jest uses the timeout of this file only.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/shared/tooling/jest/slow-tests-first.cjs',
  projects: [
    '<rootDir>/host',
    '<rootDir>/host/server',
    '<rootDir>/remote-*',
    '<rootDir>/shared/*',
    '<rootDir>/api',
    '<rootDir>/runner',
    '<rootDir>/media',
  ],
};
