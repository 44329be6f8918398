import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import type { Queryable } from '../../database/database';
import { STATUS_COLUMN } from './competition-record';
import { toHostEvent, type HostEventRow } from './host-event-record';

const SELECT = `
  select
    events.*,
    opportunity_types.name as opportunity_type_name,
    to_char(starts_at at time zone timezone, 'YYYY-MM-DD') as start_date,
    to_char(starts_at at time zone timezone, 'HH24:MI') as start_time,
    to_char(ends_at at time zone timezone, 'YYYY-MM-DD') as end_date,
    to_char(ends_at at time zone timezone, 'HH24:MI') as end_time,
    ${STATUS_COLUMN}
  from events
  join opportunity_types on opportunity_types.id = events.opportunity_type_id`;

/** Open competitions by registration deadline, then running ones by end, then ended ones, most recent first. */
const ORDER = `
  case
    when ends_at <= now() then 2
    when registration_deadline <= now() then 1
    else 0
  end,
  case
    when ends_at <= now() then now() - ends_at
    when registration_deadline <= now() then ends_at - now()
    else registration_deadline - now()
  end,
  events.id`;

export async function findHostEvents(database: Queryable, limit: number): Promise<HostEvent[]> {
  const rows = await database.query<HostEventRow>(`${SELECT} order by ${ORDER} limit $1`, [limit]);
  return rows.map(toHostEvent);
}

export async function findHostEvent(
  database: Queryable,
  id: string,
): Promise<HostEvent | undefined> {
  const [row] = await database.query<HostEventRow>(`${SELECT} where events.id = $1`, [id]);
  return row && toHostEvent(row);
}

/** When a competition was last changed. */
export async function findChangeTime(database: Queryable, id: string): Promise<Date | undefined> {
  const [row] = await database.query<{ updated_at: Date }>(
    'select updated_at from events where id = $1',
    [id],
  );
  return row?.updated_at;
}
