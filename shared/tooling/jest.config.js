import preset from './jest/node.cjs';

export default { ...preset, displayName: 'tooling' };
