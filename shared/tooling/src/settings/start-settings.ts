/** The settings of `npm start`. docs/configuration.md lists them. */
import { resolve } from 'node:path';
import { number, object, string, ValidationError } from 'yup';

const schema = object({
  PORT: number()
    .typeError('${path} must be a number')
    .integer('${path} must be a whole number')
    .min(1, '${path} must be at least 1')
    .max(65_535, '${path} must be at most 65535')
    .default(3000),
  HOST: string().default('127.0.0.1'),
  SOPAAN_DATA: string().default('var'),
  DATABASE_URL: string().matches(
    /^postgres(?:ql)?:\/\/\S+$/,
    '${path} must look like postgres://user:password@host:5432/name',
  ),
});

export interface StartSettings {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Reads the settings. Throws an error that names each invalid setting, the reason and its value. */
export function readStartSettings(
  environment: Record<string, string | undefined>,
  root: string,
): StartSettings {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  try {
    const values = schema.validateSync(variables, { abortEarly: false, stripUnknown: true });
    return {
      port: values.PORT,
      host: values.HOST,
      dataDir: resolve(root, values.SOPAAN_DATA),
      databaseUrl: values.DATABASE_URL,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map(
      ({ path, message }) => `${message}${formatValue(path, variables[path ?? ''])}`,
    );
    throw new Error(`Invalid settings: ${problems.join('; ')}.`, { cause: error });
  }
}

/** The value for the error message; not for a database URL, which contains a password. */
function formatValue(path: string | undefined, value: unknown): string {
  return path === 'DATABASE_URL' ? '' : `, but is "${String(value)}"`;
}
