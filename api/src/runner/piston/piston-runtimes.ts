import { array, object, string, type InferType } from 'yup';
import { LANGUAGES, type Language } from '@sopaan/schemas/code-run';
import type { RuntimeState } from '../code-runner';

/** What `/runtimes` answers. */
export const pistonRuntimesSchema = array(
  object({
    language: string().required(),
    version: string().required(),
    aliases: array(string().required()).default([]),
    /** Where several run the same language: `node`, `deno`, `mono`. */
    runtime: string(),
  }).required(),
).required();
type PistonRuntime = InferType<typeof pistonRuntimesSchema>[number];

/** The newest of each language that Sopaan knows. */
export function runtimesOf(told: readonly PistonRuntime[]): RuntimeState[] {
  return LANGUAGES.map((language) => {
    const newest = told
      // Deno gives a program other things at hand than Node does.
      .filter((one) => one.language === language && one.runtime !== 'deno')
      .sort((one, other) => byVersion(other.version, one.version))[0];
    return newest
      ? { language, version: newest.version, aliases: newest.aliases, available: true, reason: '' }
      : missing(language);
  });
}

function missing(language: Language): RuntimeState {
  const reason = `${language} is not installed on the server that runs programs.`;
  return { language, version: '', aliases: [], available: false, reason };
}

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
