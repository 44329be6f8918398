/**
 * For the tests of a server: the files of a worker run one after another in the worker's own world. In a context of its own,
 * every look at a global goes through an interceptor, and no library can be kept from one file to the next.
 * What a file leaves on the global object or in the process's environment is taken away after it.
 */
const { keepCode, runHere } = require('./code-cache.cjs');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const parts = { config: config.projectConfig, global: globalThis };
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor(parts);
    this.undo = [keepGlobals(), keepVariables(), keepExit()];
    runHere(this.context);
  }

  async teardown() {
    keepCode();
    await super.teardown();
    for (const undo of this.undo) undo();
  }
};

function keepGlobals() {
  const found = Object.getOwnPropertyDescriptors(globalThis);
  return () => {
    for (const key of Reflect.ownKeys(globalThis)) {
      // What cannot be deleted is jest's own.
      if (!Object.hasOwn(found, key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const key of Reflect.ownKeys(found)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      const isSame = now?.value === found[key].value && now?.get === found[key].get;
      if (!isSame) Object.defineProperty(globalThis, key, found[key]);
    }
  };
}

function keepVariables() {
  const found = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in found)) delete process.env[name];
    Object.assign(process.env, found);
  };
}

/** jest puts a complaint before it for each file. */
function keepExit() {
  const { exit } = process;
  return () => {
    process.exit = exit;
  };
}
