import type { InferType } from 'yup';
import {
  LANGUAGES,
  languageSchema,
  type Language,
  type pistonRuntimesSchema,
} from '@sopaan/schemas/code-runs/code-run';
import type { RunnerStatus } from '@sopaan/schemas/code-runs/runner-status';
import type { RuntimeState } from '../runner';

type PistonRuntime = InferType<typeof pistonRuntimesSchema>[number];

/** The newest runtime of each language that Sopaan supports. */
export function runtimesFromPiston(listed: readonly PistonRuntime[]): RuntimeState[] {
  return LANGUAGES.map((language) => {
    const newest = listed
      // Deno offers programs other APIs than Node.
      .filter((one) => one.language === language && one.runtime !== 'deno')
      .sort((one, other) => byVersion(other.version, one.version))[0];
    return newest
      ? { language, version: newest.version, aliases: newest.aliases, available: true, reason: '' }
      : unavailableRuntime(language);
  });
}

/** Sopaan's runner reports why a language is not available. */
export function runtimesFromStatus({ languages }: RunnerStatus): RuntimeState[] {
  return LANGUAGES.map((language) => {
    const found = languages.find((one) => one.language === language);
    return found && languageSchema.isValidSync(language)
      ? { ...found, language }
      : unavailableRuntime(language);
  });
}

export function unavailableRuntime(
  language: Language,
  reason = `${language} is not installed on the server that runs programs.`,
): RuntimeState {
  return { language, version: '', aliases: [], available: false, reason };
}

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
