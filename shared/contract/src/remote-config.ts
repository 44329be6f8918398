/** The configuration of a remote, as data. `remote.config.ts` of each remote default-exports one. */
import { object, string, type InferType } from 'yup';
import { routesSchema } from './routes';

export const remoteConfigSchema = object({
  /** The unit's name: `explore` for the package `remote-explore`. */
  name: string()
    .matches(/^[a-z]+$/)
    .required(),
  version: string()
    .matches(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    .required(),
  /** The range of contract versions that this remote runs with, for example `^1.0.0`. */
  contract: string()
    .matches(/^\^?\d+\.\d+\.\d+$/)
    .required(),
  routes: routesSchema,
}).noUnknown();

export type RemoteConfig = InferType<typeof remoteConfigSchema>;

/** Validates the configuration where it is defined. Throws yup's ValidationError with the path of each wrong field. */
export function defineRemoteConfig(config: RemoteConfig): RemoteConfig {
  return remoteConfigSchema.validateSync(config, { strict: true, abortEarly: false });
}
