import preset from '../shared/tooling/jest/node.cjs';

export default {
  ...preset,
  displayName: 'api',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
