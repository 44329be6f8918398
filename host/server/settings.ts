import { number, object, string, ValidationError, type InferType } from 'yup';
import { givenSettings, liveKitUrl, logLevel } from '@sopaan/http/setting-fields';
import { trustedProxies } from '@sopaan/http/trusted-proxies';

/** The built-in rule of yup rejects IPv6 addresses. */
const httpUrl = () =>
  string().test(
    'address',
    '${path} must be a valid URL',
    (value) => value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value)),
  );

const settingsSchema = object({
  HOST: string().default('127.0.0.1'),
  PORT: number().integer().min(0).max(65_535).default(3000),
  /** The URL of the API. */
  API_URL: httpUrl().default('http://127.0.0.1:3001'),
  /** The origin that visitors use, for canonical links; with https, cookies are for https only. */
  SITE_URL: httpUrl().optional(),
  /**
   * `registry`: the releases of an environment; `folder`: local builds; `site`: the releases of `SOPAAN_AGAINST`, with local builds of
   * the units under development.
   */
  RELEASES_FROM: string().oneOf(['registry', 'folder', 'site']).default('registry'),
  /** The environment that is shown. */
  SOPAAN_ENVIRONMENT: string()
    .matches(/^[a-z][a-z0-9-]{0,39}$/, '${path} must be a name like production, staging or pr-42')
    .default('production'),
  /** The secret shared by edges and API. */
  EDGE_KEY: string().min(32, '${path} must have at least 32 characters').optional(),
  TRUSTED_PROXIES: trustedProxies(),
  /** The folder for installed releases and the last state; the project's `var` by default. */
  SOPAAN_DATA: string().optional(),
  /** The site in front of which `RELEASES_FROM=site` runs, such as `https://sopaan.example`. */
  SOPAAN_AGAINST: string()
    .matches(
      /^https?:\/\/[^\s/?#@]+\/?$/,
      '${path} must be the address of a site, such as https://sopaan.example',
    )
    .optional(),
  /** The folder with `host/dist/` and `remote-…/dist/`; the project by default. */
  SOPAAN_UNITS: string().optional(),
  /** `host,explore`: the units whose development builds are served, which browsers do not cache. */
  SOPAAN_DEV_UNITS: string().default(''),
  /** The WebSocket through which the development server notifies pages of changes, such as `ws://127.0.0.1:3010`. */
  SOPAAN_DEV_SOCKET: string().optional(),
  /** The LiveKit server of live classes, to which pages may connect. */
  LIVEKIT_URL: liveKitUrl(),
  LOG_LEVEL: logLevel(),
  /** The port of `/metrics`; without it, the edge does not serve metrics. */
  EDGE_METRICS_PORT: number().typeError('${path} must be a number').integer().min(0).max(65_535),
});
export type Settings = InferType<typeof settingsSchema>;

/** Reads the edge's settings. Throws yup's ValidationError, which names the setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const settings = settingsSchema.validateSync(givenSettings(environment), { stripUnknown: true });
  const conflict = findConflict(settings);
  if (conflict) throw new ValidationError(conflict);
  return settings;
}

/** Describes an invalid combination of settings. */
function findConflict(settings: Settings): string | undefined {
  const { RELEASES_FROM: from, EDGE_KEY, SOPAAN_AGAINST, SOPAAN_DEV_UNITS } = settings;
  if (from === 'registry' && !EDGE_KEY) {
    return 'EDGE_KEY is missing: RELEASES_FROM=registry needs the secret shared by edge and API';
  }
  if (from === 'registry' && SOPAAN_DEV_UNITS) {
    return 'SOPAAN_DEV_UNITS needs RELEASES_FROM=folder or RELEASES_FROM=site';
  }
  if (from === 'site' && !SOPAAN_AGAINST) {
    return 'SOPAAN_AGAINST is missing: RELEASES_FROM=site needs the address of that site';
  }
  return undefined;
}

/** The upstream of `/api`: the site `SOPAAN_AGAINST` if this edge runs in front of one, else the API. */
export function upstreamUrl({ RELEASES_FROM, SOPAAN_AGAINST, API_URL }: Settings): string {
  return (RELEASES_FROM === 'site' && SOPAAN_AGAINST) || API_URL;
}
