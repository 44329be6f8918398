export default {
  watchman: false,
  projects: [
    '<rootDir>/host',
    '<rootDir>/host/server',
    '<rootDir>/remote-*',
    '<rootDir>/shared/*',
    '<rootDir>/api',
  ],
};
