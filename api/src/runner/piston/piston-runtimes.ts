import type { InferType } from 'yup';
import {
  LANGUAGES,
  languageSchema,
  type Language,
  type pistonRuntimesSchema,
} from '@sopaan/schemas/code-run';
import type { RunnerStatus } from '@sopaan/schemas/runner-status';
import type { RuntimeState } from '../runner';

type PistonRuntime = InferType<typeof pistonRuntimesSchema>[number];

/** The newest of each language that Sopaan knows. */
export function runtimesOf(listed: readonly PistonRuntime[]): RuntimeState[] {
  return LANGUAGES.map((language) => {
    const newest = listed
      // Deno gives a program other things at hand than Node does.
      .filter((one) => one.language === language && one.runtime !== 'deno')
      .sort((one, other) => byVersion(other.version, one.version))[0];
    return newest
      ? { language, version: newest.version, aliases: newest.aliases, available: true, reason: '' }
      : missing(language);
  });
}

/** Our own runner says of each language why it is not there. */
export function runtimesIn({ languages }: RunnerStatus): RuntimeState[] {
  return LANGUAGES.map((language) => {
    const found = languages.find((one) => one.language === language);
    return found && languageSchema.isValidSync(language)
      ? { ...found, language }
      : missing(language);
  });
}

export function missing(
  language: Language,
  reason = `${language} is not installed on the server that runs programs.`,
): RuntimeState {
  return { language, version: '', aliases: [], available: false, reason };
}

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
