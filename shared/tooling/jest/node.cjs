/** Preset for packages that run in Node. */
const { join } = require('node:path');
const preset = require('./preset.cjs');

module.exports = { ...preset, runner: join(__dirname, 'server-runner.cjs') };
