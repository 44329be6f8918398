/** Replaces style sheets, images and fonts, which jest does not load. */
module.exports = 'asset';
