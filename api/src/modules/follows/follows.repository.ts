import type { Follow } from '@sopaan/schemas/institutes/follow';
import type { RoleData } from '@sopaan/schemas/account/role-data';
import type { FollowedInstituteItem } from '@sopaan/schemas/institutes/followed-institutes';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { COURSE_COUNT } from '../institutes/institutes.repository';
import {
  toFollowedInstitute,
  toFollowedInstituteItem,
  type FollowedInstituteRow,
} from './follow-record';

export interface FollowKey {
  userId: string;
  instituteId: string;
}

/** Locks the institute, so that concurrent changes run one after the other. Returns false if it does not exist. */
export async function lockInstitute(transaction: Queryable, id: string): Promise<boolean> {
  const locked = await transaction.query('select from institutes where id = $1 for no key update', [
    id,
  ]);
  return locked.length > 0;
}

/** Returns the number of rows added: 0 if the institute was already followed. */
export async function addFollow(
  transaction: Queryable,
  { userId, instituteId }: FollowKey,
): Promise<number> {
  const rows = await transaction.query(
    `insert into follows (user_id, institute_id) values ($1, $2)
     on conflict do nothing returning institute_id`,
    [userId, instituteId],
  );
  return rows.length;
}

export async function removeFollow(
  transaction: Queryable,
  { userId, instituteId }: FollowKey,
): Promise<number> {
  const rows = await transaction.query(
    'delete from follows where user_id = $1 and institute_id = $2 returning institute_id',
    [userId, instituteId],
  );
  return rows.length;
}

export async function changeFollowerCount(
  transaction: Queryable,
  instituteId: string,
  delta: number,
): Promise<void> {
  await transaction.query(
    'update institutes set follower_count = follower_count + $2 where id = $1',
    [instituteId, delta],
  );
}

export async function findFollow(
  database: Queryable,
  { userId, instituteId }: FollowKey,
): Promise<Follow | undefined> {
  const [row] = await database.query<Follow>(
    `select
      follower_count as count,
      exists (select from follows where user_id = $1 and institute_id = $2) as following
     from institutes where id = $2`,
    [userId, instituteId],
  );
  return row;
}

/** The institutes that a user follows, most recent first. */
export async function findFollowedInstitutes(
  database: Queryable,
  userId: string,
): Promise<NonNullable<RoleData['institutions']>> {
  const rows = await database.query<FollowedInstituteRow>(
    `select id, name, logo, city, state, follows.created_at
     from follows join institutes on institutes.id = institute_id
     where user_id = $1 order by follows.created_at desc, id`,
    [userId],
  );
  return rows.map(toFollowedInstitute);
}

/** A page of the institutes that a user follows, most recent first, with what a list shows of them. */
export function findFollowedPage(
  database: Queryable,
  userId: string,
  page: PageRequest,
): Promise<Page<FollowedInstituteItem>> {
  const conditions = new Conditions();
  conditions.equal('user_id', userId);
  return findPage(database, page, {
    columns: `
      institutes.id, institutes.name, tagline, logo, banner, kind, landmark, zipcode, city, state,
      follows.created_at as followed_at, ${COURSE_COUNT}`,
    from: 'follows join institutes on institutes.id = institute_id',
    conditions,
    order: [
      ['follows.created_at', 'timestamptz'],
      ['institutes.id', 'text'],
    ],
    direction: 'desc',
    toItem: toFollowedInstituteItem,
  });
}
