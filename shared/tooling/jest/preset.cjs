/** What the tests of browser packages and of server packages have in common. */
const { join } = require('node:path');

module.exports = {
  transform: { '\\.(?:[cm]?[jt]sx?|py)$': join(__dirname, 'transformer.cjs') },
  // jest loads its runner by way of the transformer: itself, and what it keeps the results with, it must not transform.
  transformIgnorePatterns: [
    '/node_modules/(?:\\.pnpm/)?(?:@jest[/+]|jest[@/-]|write-file-atomic|signal-exit|imurmurhash|convert-source-map)',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '^(.+)\\?text$': '$1',
    '\\.(?:css|svg|png|jpe?g|webp|avif|woff2?)$': join(__dirname, 'asset.cjs'),
  },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  restoreMocks: true,
  testTimeout: 30_000,
  setupFilesAfterEnv: [join(__dirname, 'fail-on-console-error.cjs')],
};
