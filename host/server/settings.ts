import { number, object, string, type InferType } from 'yup';

const settingsSchema = object({
  HOST: string().default('127.0.0.1'),
  PORT: number().integer().min(0).max(65_535).default(3000),
  /** Where the API listens. */
  API_URL: string().url().default('http://127.0.0.1:3001'),
  /** The address that visitors use, for canonical links. */
  SITE_URL: string().url().optional(),
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
  return settingsSchema.validateSync(given, { stripUnknown: true });
}
