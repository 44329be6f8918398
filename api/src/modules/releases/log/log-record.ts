import type { LogEntry } from '@sopaan/schemas/releases/log';

export interface LogRow {
  id: number;
  at: Date;
  actor: string;
  action: string;
  environment: string | null;
  releases: string[];
  why: string;
  from_set: string | null;
  to_set: string | null;
}

export function toLogEntry(row: LogRow): LogEntry {
  const { actor, action, environment, releases, why } = row;
  return {
    ...{ actor, action, environment, releases, why },
    id: String(row.id),
    at: row.at.toISOString(),
    from: row.from_set,
    to: row.to_set,
  };
}
