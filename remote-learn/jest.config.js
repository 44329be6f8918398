import preset from '../shared/tooling/jest/browser.cjs';

export default { ...preset, displayName: 'remote-learn' };
