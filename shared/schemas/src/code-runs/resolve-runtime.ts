/** Finds the runtime that a Piston request selects. */
import { coerce, satisfies } from 'semver';
import { VERSION_LABELS, type Language } from './code-run';

interface Runtime {
  language: Language;
  version: string;
  aliases: readonly string[];
  available: boolean;
}

/** The invalid field of the request, and why. */
export interface UnknownRuntime {
  field: 'language' | 'version';
  message: string;
}

/** Only values like these are echoed in an error message. */
const NAME = /^[\w.+#-]{1,40}$/;
const VERSION = /^[\w.+*^~<>=|-]{1,40}$/;

/** The runtime for a language (or an alias) and a version. The error messages are Piston's. */
export function resolveRuntime<R extends Runtime>(
  runtimes: readonly R[],
  { language, version }: { language: string; version: string },
): R | UnknownRuntime {
  const name = language.toLowerCase();
  const runtime =
    runtimes.find((candidate) => candidate.language === name) ??
    runtimes.find(({ aliases }) => aliases.includes(name));
  if (!runtime) {
    const message = `${NAME.test(language) ? language : 'that'} runtime is unknown`;
    return { field: 'language', message };
  }
  if (!runtime.available) {
    return { field: 'language', message: `${runtime.language} is not installed on this server` };
  }
  if (matchesVersion(runtime, version)) return runtime;
  const label = VERSION_LABELS[runtime.language];
  const supported = [...new Set([runtime.version, label])].join(' or ');
  const requested = VERSION.test(version) ? `${runtime.language}-${version}` : 'that version';
  return { field: 'version', message: `${requested} runtime is unknown: use ${supported}` };
}

function matchesVersion(runtime: Runtime, requested: string): boolean {
  if ([runtime.version, VERSION_LABELS[runtime.language], '*', 'latest'].includes(requested))
    return true;
  // Some versions have four numbers, which is not semver.
  const installed = coerce(runtime.version);
  return installed !== null && requested !== '' && satisfies(installed, requested);
}
