import type { ParseArgsConfig } from 'node:util';
import { ValidationError, type InferType, type Schema } from 'yup';
import type { Registry } from '../registry/registry';
import type { Wait } from '../registry/retry';
import type { Output, Style } from '../terminal/style';
import { UsageError } from './exit-codes';

/** Everything that the command takes from its environment, so that tests can replace it. */
export interface CliContext {
  root: string;
  environment: Readonly<Record<string, string | undefined>>;
  stdout: Output;
  stderr: Output;
  /** Builds these units if they are out of date; all units when none is named. */
  build: (
    units: string[],
    version: string | undefined,
    log: (line: string) => void,
  ) => Promise<void>;
  wait: Wait;
}

export interface Call {
  /** Positional arguments after the verb. */
  args: readonly string[];
  values: Readonly<Record<string, unknown>>;
  context: CliContext;
  /** Throws if the address or the token is missing. */
  registry: () => Registry;
  style: Style;
  /** Prints progress; silent with `--json`. */
  log: (line: string) => void;
}

export interface VerbResult {
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
  run: (call: Call) => Promise<VerbResult>;
}

/** Validates the verb's options. The error for an invalid option names it. */
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

/** Throws a usage error for arguments that the verb does not take. */
export function rejectArguments(args: readonly string[]): void {
  if (args.length > 0) throw new UsageError(`Unexpected argument: ${args.join(' ')}`);
}
