export default {
  watchman: false,
  // Of a run of several projects, only this file's is heard.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/shared/tooling/jest/slow-tests-first.cjs',
  projects: [
    '<rootDir>/host',
    '<rootDir>/host/server',
    '<rootDir>/remote-*',
    '<rootDir>/shared/*',
    '<rootDir>/api',
    '<rootDir>/runner',
  ],
};
