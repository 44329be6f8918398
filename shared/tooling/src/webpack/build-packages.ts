/** The packages of the tooling that take part in a build; the others only test, check and run. */
export const BUILD_PACKAGES: readonly string[] = [
  '@module-federation/enhanced',
  '@swc/core',
  'css-loader',
  'esbuild',
  'mini-css-extract-plugin',
  'react-refresh',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
  'yup',
];
