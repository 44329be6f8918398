import { join, resolve } from 'node:path';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { givenSettings, logLevel } from '@sopaan/http/setting-fields';
import { trustedProxies } from '@sopaan/http/trusted-proxies';
import { packageRoot } from './package-root';
import {
  digiLockerFields,
  digiLockerSettings,
  type DigiLockerSettings,
} from './digilocker-settings';
import { mailFields, mailSettings, type MailSettings } from './mail-settings';
import { mediaFields, mediaSettings, type MediaSettings } from './media-settings';
import { removalFields, removalRule, type RemovalRule } from './removal-settings';
import { runnerFields, runnerSettings, type RunnerSettings } from './runner-settings';
import { companySettings, siteFields, type CompanySettings } from './site-settings';
import { storeFields, storeSettings, type StoreSettings } from './store-settings';

const environmentSchema = object({
  API_HOST: string().default('127.0.0.1'),
  API_PORT: number()
    .typeError('${path} must be a number')
    .integer()
    .min(0)
    .max(65_535)
    .default(3001),
  DATABASE_URL: string()
    .matches(
      /^postgres(?:ql)?:\/\/\S+$/,
      '${path} must look like postgres://user:password@host:5432/name',
    )
    .required('${path} is required'),
  SOPAAN_DATA: string().default(() => resolve(packageRoot(), '..', 'var')),
  SITE_URL: string().matches(/^https?:\/\/[^/\s]+\/?$/, {
    message: '${path} must be an origin such as https://sopaan.example',
    excludeEmptyString: true,
  }),
  TOKEN_SECRET: string().min(32, '${path} must have at least 32 characters'),
  EDGE_KEY: string().min(32, '${path} must have at least 32 characters'),
  DEPLOY_TOKEN: string().matches(
    /^sopaan_deploy_[\w-]{18,}$/,
    '${path} must be sopaan_deploy_ followed by at least 18 letters, digits, - or _',
  ),
  ...storeFields,
  ...removalFields,
  ...mailFields,
  ...runnerFields,
  ...mediaFields,
  ...digiLockerFields,
  FFMPEG: string().default('ffmpeg'),
  ...siteFields,
  SITE_ADDRESS: string()
    .matches(/^https?:\/\/[^/\s]+\/?$/, {
      message: '${path} must be an origin such as http://127.0.0.1:3000',
      excludeEmptyString: true,
    })
    .default('http://127.0.0.1:3000'),
  TRUSTED_PROXIES: trustedProxies(),
  LIMITS_FACTOR: number().typeError('${path} must be a number').min(1).max(100_000).default(1),
  METRICS_PORT: number().typeError('${path} must be a number').integer().min(0).max(65_535),
  LOG_LEVEL: logLevel(),
});

type Environment = InferType<typeof environmentSchema>;

export interface Settings {
  host: string;
  port: number;
  databaseUrl: string;
  dataDir: string;
  /** The origin that visitors see; by default the origin of each request. */
  siteUrl: string | undefined;
  tokenSecret: string | undefined;
  /** The key that edges share with the API; without one, no edge is authenticated. */
  edgeKey: string | undefined;
  /** A deploy token for all units, created when a site is started. */
  deployToken: string | undefined;
  releaseStore: StoreSettings;
  fileStore: StoreSettings;
  /** Which old releases are removed. */
  removalRule: RemovalRule;
  /** The origin of links in mails. */
  linkOrigin: string;
  mail: MailSettings;
  /** Where messages of the contact form are mailed to, if anywhere. */
  contactAddress: string | undefined;
  /** The company that runs the site. */
  company: CompanySettings;
  runner: RunnerSettings;
  media: MediaSettings;
  digiLocker: DigiLockerSettings | undefined;
  /** The path or name of ffmpeg, or `off`. */
  ffmpeg: string;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or `loopback`. */
  trustedProxies: string[];
  /** Multiplies every limit, for load tests. */
  limitsFactor: number;
  /** The port of `/metrics`; not served without it. */
  metricsPort: number | undefined;
  logLevel: Environment['LOG_LEVEL'];
}

/** Reads the settings from the environment. Throws an error that names every invalid setting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  try {
    const values = environmentSchema.validateSync(givenSettings(environment), {
      abortEarly: false,
      stripUnknown: true,
    });
    const dataDir = resolve(values.SOPAAN_DATA);
    return {
      host: values.API_HOST,
      port: values.API_PORT,
      databaseUrl: values.DATABASE_URL,
      dataDir,
      siteUrl: values.SITE_URL?.replace(/\/$/, ''),
      tokenSecret: values.TOKEN_SECRET,
      edgeKey: values.EDGE_KEY,
      deployToken: values.DEPLOY_TOKEN,
      releaseStore: storeSettings(values.RELEASE_STORE, values, join(dataDir, 'releases')),
      fileStore: storeSettings(values.FILE_STORE, values, join(dataDir, 'files')),
      removalRule: removalRule(values),
      linkOrigin: (values.SITE_URL ?? values.SITE_ADDRESS).replace(/\/$/, ''),
      mail: mailSettings(values, dataDir),
      contactAddress: values.CONTACT_ADDRESS,
      company: companySettings(values),
      runner: runnerSettings(values),
      media: mediaSettings(values),
      digiLocker: digiLockerSettings(values),
      ffmpeg: values.FFMPEG,
      trustedProxies: values.TRUSTED_PROXIES.split(','),
      limitsFactor: values.LIMITS_FACTOR,
      metricsPort: values.METRICS_PORT,
      logLevel: values.LOG_LEVEL,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`Invalid settings: ${error.errors.join('; ')}.`, { cause: error });
  }
}
