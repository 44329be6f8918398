/**
 * Trusted Types: on a page whose releases are all built for it, URLs of scripts and markup enter the DOM only through these policies.
 * In browsers without Trusted Types, and on other pages, the same rules apply, but nothing enforces them.
 */
import { pageSingleton } from './page-singleton';
import { WORKER_STARTER_PATH } from './worker-starter';

/** The policies of this site. Each exists once on a page, however many units bundle this module; there is no `default` policy. */
export const TRUSTED_TYPES_POLICIES = {
  /** URLs of scripts and workers: only files of releases on this site, and the starter of workers. */
  scripts: 'sopaan#scripts',
  /** Markup for parsers that run and load nothing of it. */
  inertMarkup: 'sopaan#inert-markup',
  /** Markup of the code editor. */
  editor: 'sopaan#editor',
} as const;

/** All names that a page may create policies with. */
export const TRUSTED_TYPES_NAMES: readonly string[] = Object.values(TRUSTED_TYPES_POLICIES);

type PolicyName = (typeof TRUSTED_TYPES_POLICIES)[keyof typeof TRUSTED_TYPES_POLICIES];

/** Checks or changes what a sink receives, or throws. The result is typed as a string, because the DOM types accept only strings. */
type PolicyRule = (input: string) => string;
type PolicyRules = { createHTML: PolicyRule } | { createScriptURL: PolicyRule };

interface PolicyFactory {
  createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules;
}

/** The page's policy with this name. The first caller's rules apply. */
export function pagePolicy<Rules extends PolicyRules>(name: PolicyName, rules: Rules): Rules {
  const isPolicy = (value: unknown): value is Rules =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(rules).every((rule) => typeof Reflect.get(value, rule) === 'function');
  return pageSingleton(name, isPolicy, () => findFactory()?.createPolicy(name, rules) ?? rules);
}

function findFactory(): PolicyFactory | undefined {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(factory) ? factory : undefined;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

/** The policy for scripts and workers. The host creates it first, for the chunks and workers that webpack loads in all units. */
export function scriptPolicy(): { createScriptURL: PolicyRule } {
  return pagePolicy(TRUSTED_TYPES_POLICIES.scripts, { createScriptURL: assertReleaseFile });
}

/** The URL of a script or worker, for the DOM. Throws if it is not a file of a release on this site. */
export function trustedScriptUrl(url: string): string {
  return scriptPolicy().createScriptURL(url);
}

function assertReleaseFile(url: string): string {
  const page = new URL(String(Reflect.get(globalThis, 'location')));
  const { origin, pathname } = new URL(url, page);
  const isAllowed = pathname.startsWith('/assets/') || pathname === WORKER_STARTER_PATH;
  if (origin === page.origin && isAllowed) return url;
  throw new TypeError(`${url} is not a file of a release.`);
}

/** The policy for markup that is parsed and not inserted: for `DOMParser` and template elements. */
export function inertMarkupPolicy(): { createHTML: PolicyRule } {
  return pagePolicy(TRUSTED_TYPES_POLICIES.inertMarkup, { createHTML: (markup) => markup });
}
