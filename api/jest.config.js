import preset from '../shared/tooling/jest/node.cjs';

export default {
  ...preset,
  testEnvironment: '<rootDir>/../shared/tooling/jest/server-environment.cjs',
  displayName: 'api',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
