/** The audit log: every change of the registry. No entry is ever changed or removed. */
import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { pageFields, pageOf } from './paging';
import { environmentField, unitField } from './release-name';

export const logEntrySchema = object({
  id: string().required(),
  /** ISO 8601 in UTC. */
  at: string().required(),
  /** The name of a deploy token, `admin <email>`, or `registry` for what it did by itself. */
  actor: string().required(),
  /** `publish`, `promote`, `canary`, `canary stopped`, `rollback`, `lock`, `unlock`, `preview`, `revoke preview`, `token`, `revoke token`. */
  action: string().required(),
  environment: string().nullable().defined(),
  /** `unit@release` of what it is about. */
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
  summary: 'The audit log, newest first.',
});
