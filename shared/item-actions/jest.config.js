import preset from '../tooling/jest/browser.cjs';

export default { ...preset, displayName: 'item-actions' };
