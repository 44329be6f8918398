import type { ParseArgsConfig } from 'node:util';
import { ValidationError, type InferType, type Schema } from 'yup';
import type { Registry } from '../registry/registry';
import type { Wait } from '../registry/retry';
import type { Output, Style } from '../terminal/style';
import { UsageError } from './exit-codes';

/** All that the command takes from outside, so that a test can give it. */
export interface CliContext {
  root: string;
  environment: Readonly<Record<string, string | undefined>>;
  stdout: Output;
  stderr: Output;
  /** Builds what is stale of these units, all when none is named. */
  build: (
    units: string[],
    version: string | undefined,
    log: (line: string) => void,
  ) => Promise<void>;
  wait: Wait;
}

export interface Call {
  /** What stands on the command line besides the verb and the options. */
  words: readonly string[];
  values: Readonly<Record<string, unknown>>;
  context: CliContext;
  /** Throws when the address or the token is missing. */
  registry: () => Registry;
  style: Style;
  /** Tells a person what is being done; silent with `--json`. */
  say: (line: string) => void;
}

export interface Answer {
  /** The document of `--json`. */
  json: unknown;
  lines: readonly string[];
  exitCode?: number;
}

export interface Verb {
  name: string;
  /** One line, for the list of verbs. */
  summary: string;
  usage: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run: (call: Call) => Promise<Answer>;
}

/** The verb's options, typed. What is wrong with one is said with its name. */
export function readOptions<Options extends Schema>(
  schema: Options,
  call: Call,
): InferType<Options> {
  try {
    return schema.validateSync(call.values, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new UsageError(`--${error.message}`);
    throw error;
  }
}

/** A verb that takes no words says so before it does anything. */
export function rejectArguments(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is more than this verb takes.`);
}
