/** Which runtime a request of Piston's means. */
import { coerce, satisfies } from 'semver';
import { VERSION_LABELS, type Language } from './code-run';

interface Runtime {
  language: Language;
  version: string;
  aliases: readonly string[];
  available: boolean;
}

/** Which field of the request is wrong, and why. */
export interface UnknownRuntime {
  field: 'language' | 'version';
  message: string;
}

/** Whatever else is not repeated: it would stand in an answer as somebody wrote it. */
const NAME = /^[\w.+#-]{1,40}$/;
const VERSION = /^[\w.+*^~<>=|-]{1,40}$/;

/** The runtime of a language, by its name or another name of it, and a version of it. Refuses in Piston's words what is not there. */
export function resolveRuntime<R extends Runtime>(
  runtimes: readonly R[],
  { language, version }: { language: string; version: string },
): R | UnknownRuntime {
  const name = language.toLowerCase();
  const runtime =
    runtimes.find((one) => one.language === name) ??
    runtimes.find(({ aliases }) => aliases.includes(name));
  if (!runtime) {
    const message = `${NAME.test(language) ? language : 'that'} runtime is unknown`;
    return { field: 'language', message };
  }
  if (!runtime.available) {
    return { field: 'language', message: `${runtime.language} is not installed on this server` };
  }
  if (isMeant(runtime, version)) return runtime;
  const label = VERSION_LABELS[runtime.language];
  const right = [...new Set([runtime.version, label])].join(' or ');
  const wrong = VERSION.test(version) ? `${runtime.language}-${version}` : 'that version';
  return { field: 'version', message: `${wrong} runtime is unknown: use ${right}` };
}

function isMeant(runtime: Runtime, wanted: string): boolean {
  if ([runtime.version, VERSION_LABELS[runtime.language], '*', 'latest'].includes(wanted))
    return true;
  // Some have four numbers, which is no SemVer.
  const installed = coerce(runtime.version);
  return installed !== null && wanted !== '' && satisfies(installed, wanted);
}
