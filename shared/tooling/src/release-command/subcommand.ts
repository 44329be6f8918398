import type { Command } from 'commander';
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

/** One invocation of a subcommand on the command line. */
export interface Invocation {
  /** Positional arguments after the subcommand, as many as it declares. */
  args: readonly string[];
  values: Readonly<Record<string, unknown>>;
  context: CliContext;
  /** Throws if the URL of the site or the token is missing. */
  registry: () => Registry;
  style: Style;
  /** Prints progress; silent with `--json`. */
  log: (line: string) => void;
}

export interface SubcommandResult {
  /** The document of `--json`. */
  json: unknown;
  lines: readonly string[];
  exitCode?: number;
}

export interface ReleaseSubcommand {
  name: string;
  /** One line, for the list of subcommands. */
  summary: string;
  /** Declares arguments, options and a description. Values of options are validated by the subcommand. */
  declare?: (command: Command) => Command;
  /** Command lines with this subcommand, for its help. */
  examples?: readonly string[];
  /** Omitted if only the nested subcommands can be run. */
  run?: (invocation: Invocation) => Promise<SubcommandResult>;
  subcommands?: readonly ReleaseSubcommand[];
}

/** Validates the subcommand's options. The error for an invalid option names it. */
export function readOptions<Options extends Schema>(
  schema: Options,
  invocation: Invocation,
): InferType<Options> {
  try {
    return schema.validateSync(invocation.values, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new UsageError(`--${error.message}`);
    throw error;
  }
}
