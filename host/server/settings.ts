import { number, object, string, ValidationError, type InferType } from 'yup';

/** yup's own rule knows no address of IPv6. */
const webAddress = () =>
  string().test(
    'address',
    '${path} must be a valid URL',
    (value) => value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value)),
  );

const settingsSchema = object({
  HOST: string().default('127.0.0.1'),
  PORT: number().integer().min(0).max(65_535).default(3000),
  /** Where the API listens. */
  API_URL: webAddress().default('http://127.0.0.1:3001'),
  /** The address that visitors use, for canonical links; its scheme decides whether cookies are for https only. */
  SITE_URL: webAddress().optional(),
  /** `registry`: the releases of an environment; `folder`: what is built; `site`: another site's, but for those under development. */
  RELEASES_FROM: string().oneOf(['registry', 'folder', 'site']).default('registry'),
  /** The environment that is shown. */
  SOPAAN_ENVIRONMENT: string()
    .matches(/^[a-z][a-z0-9-]{0,39}$/, '${path} must be a name like production, staging or pr-42')
    .default('production'),
  /** The secret that edges and API share. */
  EDGE_KEY: string().min(32, '${path} must have at least 32 characters').optional(),
  /** Whose `X-Forwarded-*` headers are believed: addresses and networks, with commas between. */
  TRUSTED_PROXIES: string()
    .matches(
      /^(?:loopback|uniquelocal|linklocal|[\da-f.:]+(?:\/\d{1,3})?)(?:,(?:loopback|uniquelocal|linklocal|[\da-f.:]+(?:\/\d{1,3})?))*$/i,
      '${path} must be addresses or networks with commas between, such as loopback,10.0.0.0/8',
    )
    .default('loopback'),
  /** The folder for installed releases and the last state; the project's `var` without it. */
  SOPAAN_DATA: string().optional(),
  /** The site that `RELEASES_FROM=site` stands in front of, such as `https://sopaan.example`. */
  SOPAAN_AGAINST: string()
    .matches(
      /^https?:\/\/[^\s/?#@]+\/?$/,
      '${path} must be the address of a site, such as https://sopaan.example',
    )
    .optional(),
  /** The folder with `host/dist/` and `remote-…/dist/`; the project's own without it. */
  SOPAAN_UNITS: string().optional(),
  /** `host,explore`: of these units the development builds are served, and never kept by the browser. */
  SOPAAN_DEV_UNITS: string().default(''),
  /** Where the development server tells pages of changes, for example `ws://127.0.0.1:3010`. */
  SOPAAN_DEV_SOCKET: string().optional(),
  LOG_LEVEL: string().oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});
export type Settings = InferType<typeof settingsSchema>;

/** Reads the edge's settings. Throws yup's ValidationError, which names the setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const settings = settingsSchema.validateSync(given, { stripUnknown: true });
  const fault = faultOf(settings);
  if (fault) throw new ValidationError(fault);
  return settings;
}

/** Settings that only make sense together. */
function faultOf(settings: Settings): string | undefined {
  const { RELEASES_FROM: from, EDGE_KEY, SOPAAN_AGAINST, SOPAAN_DEV_UNITS } = settings;
  if (from === 'registry' && !EDGE_KEY) {
    return 'EDGE_KEY is missing: RELEASES_FROM=registry needs the secret that edge and API share';
  }
  if (from === 'registry' && SOPAAN_DEV_UNITS) {
    return 'SOPAAN_DEV_UNITS needs RELEASES_FROM=folder or RELEASES_FROM=site';
  }
  if (from === 'site' && !SOPAAN_AGAINST) {
    return 'SOPAAN_AGAINST is missing: RELEASES_FROM=site needs the address of that site';
  }
  return undefined;
}
