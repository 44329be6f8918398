import webpack, { type Compilation, type Configuration } from 'webpack';

/** Runs a webpack build. Rejects with webpack's error messages if it fails. */
export function runWebpack(configuration: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack returned no compiler');
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (!stats) reject(new Error('webpack returned no result'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true })));
        else resolve(stats.compilation);
      });
    });
  });
}
