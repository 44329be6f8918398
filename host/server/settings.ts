import { number, object, string, type InferType } from 'yup';

const settingsSchema = object({
  HOST: string().default('127.0.0.1'),
  PORT: number().integer().min(0).max(65_535).default(3000),
  /** Where the API listens. */
  API_URL: string().url().default('http://127.0.0.1:3001'),
  /** The address that visitors use, for canonical links. */
  SITE_URL: string().url().optional(),
  /** `production`: the releases that were built. `development`: the development builds. */
  SOPAAN_BUILDS: string().oneOf(['production', 'development']).default('production'),
  /** `explore=http://127.0.0.1:8081/` runs that remote from a dev server. Only with development builds. */
  SOPAAN_DEV_REMOTES: string().default(''),
  LOG_LEVEL: string().oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});
export type Settings = InferType<typeof settingsSchema>;

/** Reads the edge's settings. Throws yup's ValidationError, which names the setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  return settingsSchema.validateSync(given, { stripUnknown: true });
}
