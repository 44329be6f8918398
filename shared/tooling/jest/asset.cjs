/** Stands for style sheets, pictures and fonts, which jest does not load. */
module.exports = 'asset';
