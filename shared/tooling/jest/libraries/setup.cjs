const { bundleLibraries } = require('./bundle.cjs');

/** The workers inherit the variable, which the resolver reads. */
module.exports = async function setup() {
  process.env.SOPAAN_JEST_LIBRARIES = await bundleLibraries();
};
