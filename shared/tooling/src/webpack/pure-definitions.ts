import type { Compiler } from 'webpack';

const NAME = 'PureDefinitions';

/** The packages whose modules only define schemas, endpoints, paths and texts. */
const DEFINITIONS = /[\\/]shared[\\/](?:contract|schemas)[\\/]src[\\/]/;

/**
 * Leaves out schemas and endpoints that a unit does not use, and what only they import. Otherwise webpack keeps the calls that
 * define them, because it cannot know that functions such as `object` of yup have no side effects.
 */
export class PureDefinitions {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.isPure.for('CallExpression').tap(NAME, () => {
            return DEFINITIONS.test(parser.state.module.resource) || undefined;
          });
        });
      }
    });
  }
}
