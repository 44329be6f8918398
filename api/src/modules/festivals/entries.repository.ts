import { randomUUID } from 'node:crypto';
import { FESTIVAL_PAGE_SIZE, type FestivalEntries } from '@sopaan/schemas/festivals/festival';
import type { Queryable } from '../../database/database';
import { toEntry, type EntryRow, type EntryStatus, type RegistrationRow } from './entry-record';

export interface EntryKey {
  festivalId: string;
  userId: string;
}

/** SQL for the city of the joined account. */
const CITY = `coalesce(users.address ->> 'city', '')`;

/** A page of the entries; the last page if the number is too high. */
export async function findEntries(
  database: Queryable,
  { festivalId, page }: { festivalId: string; page: number },
): Promise<FestivalEntries> {
  const [counted] = await database.query<{ total: number }>(
    'select count(*) as total from festival_entries where festival_id = $1',
    [festivalId],
  );
  const total = counted?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / FESTIVAL_PAGE_SIZE));
  const shownPage = Math.min(page, pageCount);
  const rows = await database.query<EntryRow & Record<string, unknown>>(
    `select entry.id, users.first_name, users.last_name, sample_name,
      case when entry.sample then sample_city when shows_city then ${CITY} else '' end as city,
      to_char(registered_at at time zone timezone, 'YYYY-MM-DD') as registered_on,
      amount, status, entry.rank, entry.sample
    from festival_entries entry
    join festivals on festivals.id = festival_id
    left join users on users.id = user_id
    where festival_id = $1
    order by amount desc, entry.rank, registered_at, entry.id
    limit ${FESTIVAL_PAGE_SIZE} offset $2`,
    [festivalId, (shownPage - 1) * FESTIVAL_PAGE_SIZE],
  );
  return { items: rows.map(toEntry), page: shownPage, pageCount, total };
}

/** Undefined if there is no such festival. The database's clock decides whether registration is open, so that all servers agree. */
export async function findRegistration(
  database: Queryable,
  { festivalId, userId }: EntryKey,
): Promise<RegistrationRow | undefined> {
  const [row] = await database.query<RegistrationRow & Record<string, unknown>>(
    `select entry.id is not null as is_registered, coalesce(shows_city, false) as shows_city,
      ${CITY} as city, registration_opens_at > clock_timestamp() as is_announced,
      ends_at <= clock_timestamp() as is_over
    from festivals
    join users on users.id = $2
    left join festival_entries entry on festival_id = festivals.id and user_id = users.id
    where festivals.id = $1`,
    [festivalId, userId],
  );
  return row;
}

/** Adds the entry, or changes whether it shows the city. */
export async function storeEntry(
  transaction: Queryable,
  { festivalId, userId, showsCity }: EntryKey & { showsCity: boolean },
): Promise<void> {
  await transaction.query(
    `insert into festival_entries (id, festival_id, user_id, shows_city) values ($1, $2, $3, $4)
    on conflict (festival_id, user_id) do update set shows_city = excluded.shows_city`,
    [randomUUID(), festivalId, userId, showsCity],
  );
}

export async function removeEntry(
  transaction: Queryable,
  { festivalId, userId }: EntryKey,
): Promise<void> {
  await transaction.query('delete from festival_entries where festival_id = $1 and user_id = $2', [
    festivalId,
    userId,
  ]);
}

/** Keeps the stored amount if `amount` is undefined. Returns whether the entry exists. */
export async function setEntryStatus(
  database: Queryable,
  { id, status, amount }: { id: string; status: EntryStatus; amount: number | undefined },
): Promise<boolean> {
  const rows = await database.query(
    `update festival_entries set status = $2, amount = coalesce($3, amount) where id = $1
    returning id`,
    [id, status, amount ?? null],
  );
  return rows.length > 0;
}
