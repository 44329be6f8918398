/** The audit log of all changes of the registry. Entries are never changed or removed. */
import { array, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';
import { environmentField, unitField } from './name';

export const logEntrySchema = object({
  id: string().required(),
  /** ISO 8601 in UTC. */
  at: string().required(),
  /** The name of a deploy token, `admin <email>`, or `registry` for automatic changes. */
  actor: string().required(),
  /**
   * `publish`, `promote`, `canary`, `canary stopped`, `rollback`, `unhealthy`, `lock`, `unlock`, `retire`, `unretire`, `preview`,
   * `revoke preview`, `token`, `revoke token`, `grant path`, `revoke path`, `remove`.
   */
  action: string().required(),
  environment: string().nullable().defined(),
  /** The releases concerned, as `unit@release`. */
  releases: array(string().required()).required(),
  why: string().defined(),
  /** Ids of sets. */
  from: string().nullable().defined(),
  to: string().nullable().defined(),
});
export type LogEntry = InferType<typeof logEntrySchema>;

export const listLogEndpoint = endpoint({
  method: 'GET',
  path: 'releases/log',
  access: 'deploy',
  request: object({
    environment: environmentField.optional(),
    unit: unitField.optional(),
    ...pageFields,
  }),
  response: pageOf(logEntrySchema.required()),
  summary: 'Lists the audit log, newest first.',
});
