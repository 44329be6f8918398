import type { FESTIVAL_ENTRY_STATUSES } from '@sopaan/schemas/marketing/marketing';
import type { FestivalRegistration, ListedEntry } from '@sopaan/schemas/festivals/festival';
import { shortName } from '../accounts/users/short-name';

export type EntryStatus = (typeof FESTIVAL_ENTRY_STATUSES)[number];

/** The name that lists and the leaderboard show for an entry. */
export interface EntryNameRow {
  first_name: string | null;
  last_name: string | null;
  sample_name: string;
}

export interface EntryRow extends EntryNameRow {
  id: string;
  city: string;
  registered_on: string;
  rank: number | null;
  amount: number;
  status: EntryStatus;
  sample: boolean;
}

export function entryName({ first_name, last_name, sample_name }: EntryNameRow): string {
  return first_name === null ? sample_name : shortName(first_name, last_name);
}

export function toEntry(row: EntryRow): ListedEntry {
  return {
    id: row.id,
    name: entryName(row),
    address: row.city,
    date: row.registered_on,
    amount: row.amount,
    status: row.status,
    img: '',
    sample: row.sample,
    rank: row.rank,
  };
}

/** A member and a festival, with the member's entry if there is one. */
export interface RegistrationRow {
  is_registered: boolean;
  shows_city: boolean;
  city: string;
  /** Whether registration has not opened yet. */
  is_announced: boolean;
  is_over: boolean;
}

export function toRegistration(row: RegistrationRow): FestivalRegistration {
  return { isRegistered: row.is_registered, showsCity: row.shows_city, city: row.city };
}
