import preset from '../shared/tooling/jest/node.cjs';

export default {
  ...preset,
  displayName: 'media',
};
