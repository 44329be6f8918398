/** Jest options shared by browser packages and server packages. */
const { join } = require('node:path');

module.exports = {
  transform: { '\\.(?:[cm]?[jt]sx?|py)$': join(__dirname, 'transformer.cjs') },
  // jest loads its runner through the transformer, which must not transform jest itself or the modules that write its cache.
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
  testTimeout: 180_000,
  setupFilesAfterEnv: [join(__dirname, 'fail-on-console-error.cjs')],
};
