import preset from '../shared/tooling/jest/browser.cjs';

export default { ...preset, displayName: 'host', roots: ['<rootDir>/src'] };
