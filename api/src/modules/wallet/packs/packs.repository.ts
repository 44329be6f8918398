import { randomUUID } from 'node:crypto';
import type { PackActivity } from '@sopaan/schemas/wallet/packs';
import type { WalletFileRow } from '../files/wallet-file-record';
import type { Queryable } from '../../../database/database';
import { Conditions } from '../../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../../search/page';
import { toActivity, type ActivityRow, type PackRow } from './pack-record';

/** How many active packs a member may have. */
export const ACTIVE_PACKS_MAX = 50;
const LIST_MAX = 100;
const IS_ACTIVE = 'revoked_at is null and expires_at > now()';

/**
 * Active packs first, then the newest. A member has at most ACTIVE_PACKS_MAX active ones, so none of them is cut off by LIST_MAX.
 */
export function findPacks(database: Queryable, userId: string): Promise<PackRow[]> {
  return database.query<PackRow>(
    `select id, receiver, created_at, expires_at, revoked_at, expires_at <= now() as is_expired,
       opening_count,
       (
         select coalesce(json_agg(json_build_object('slot', slot, 'name', name) order by name), '[]')
         from wallet_pack_files join wallet_files on wallet_files.id = wallet_file_id
         where pack_id = wallet_packs.id
       ) as documents
     from wallet_packs where user_id = $1
     order by ${IS_ACTIVE} desc, created_at desc, id limit ${LIST_MAX}`,
    [userId],
  );
}

/** The log, newest first. */
export function findActivity(
  database: Queryable,
  userId: string,
  page: PageRequest,
): Promise<Page<PackActivity>> {
  const conditions = new Conditions();
  conditions.equal('user_id', userId);
  return findPage<ActivityRow, PackActivity>(database, page, {
    columns: 'id::text as id, at, action, receiver, document, count',
    from: 'wallet_activity',
    conditions,
    order: [
      ['at', 'timestamptz'],
      ['wallet_activity.id', 'bigint'],
    ],
    direction: 'desc',
    toItem: toActivity,
  });
}

export async function countActivePacks(database: Queryable, userId: string): Promise<number> {
  const [active] = await database.query<{ count: number }>(
    `select count(*) as count from wallet_packs where user_id = $1 and ${IS_ACTIVE}`,
    [userId],
  );
  return active?.count ?? 0;
}

interface NewPackRow {
  userId: string;
  tokenHash: Buffer;
  recipient: string;
  days: number;
}

export async function addPack(transaction: Queryable, pack: NewPackRow): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `insert into wallet_packs (id, user_id, token_hash, receiver, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [id, pack.userId, pack.tokenHash, pack.recipient, pack.days],
  );
  return id;
}

/** Adds those current files of the slots that can have a watermark. Returns how many were added. */
export async function addPackFiles(
  transaction: Queryable,
  packId: string,
  { userId, slots }: { userId: string; slots: readonly string[] },
): Promise<number> {
  const added = await transaction.query(
    `insert into wallet_pack_files (pack_id, wallet_file_id)
     select $1, id from wallet_files
     where user_id = $2 and slot = any($3) and replaced_at is null and deleted_at is null
       and watermark_check = 'ok'
     returning pack_id`,
    [packId, userId, slots],
  );
  return added.length;
}

/** Takes all files of the slot out of their packs. */
export async function removeFromPacks(
  transaction: Queryable,
  { userId, slot }: { userId: string; slot: string },
): Promise<void> {
  await transaction.query(
    `delete from wallet_pack_files using wallet_files
     where wallet_files.id = wallet_file_id and user_id = $1 and slot = $2`,
    [userId, slot],
  );
}

/** Returns the recipient; undefined if there is no such pack or it was revoked before. */
export async function markRevoked(
  transaction: Queryable,
  { userId, packId }: { userId: string; packId: string },
): Promise<string | undefined> {
  const [revoked] = await transaction.query<{ receiver: string }>(
    `update wallet_packs set revoked_at = now()
     where user_id = $1 and id = $2 and revoked_at is null returning receiver`,
    [userId, packId],
  );
  return revoked?.receiver;
}

export async function packExists(
  database: Queryable,
  { userId, packId }: { userId: string; packId: string },
): Promise<boolean> {
  const found = await database.query('select id from wallet_packs where user_id = $1 and id = $2', [
    userId,
    packId,
  ]);
  return found.length > 0;
}

interface LinkedPackRow {
  id: string;
  user_id: string;
  receiver: string;
  created_at: Date;
  expires_at: Date;
  owner: string;
  is_active: boolean;
}

/**
 * The pack of a link, if its owner's account is active. It is locked until the end of the transaction, so that a revocation
 * and an opening happen one after the other.
 */
export async function findPackByToken(
  transaction: Queryable,
  tokenHash: Buffer,
): Promise<LinkedPackRow | undefined> {
  const [found] = await transaction.query<LinkedPackRow>(
    `select wallet_packs.id, user_id, receiver, wallet_packs.created_at, expires_at,
       trim(first_name || ' ' || last_name) as owner,
       ${IS_ACTIVE} as is_active
     from wallet_packs join users on users.id = user_id and users.is_active
     where token_hash = $1
     for update of wallet_packs`,
    [tokenHash],
  );
  return found;
}

export function findPackFiles(database: Queryable, packId: string): Promise<WalletFileRow[]> {
  return database.query<WalletFileRow>(
    `select wallet_files.* from wallet_pack_files
     join wallet_files on wallet_files.id = wallet_file_id
     where pack_id = $1 order by name, id`,
    [packId],
  );
}

export async function incrementOpeningCount(transaction: Queryable, packId: string): Promise<void> {
  await transaction.query(
    'update wallet_packs set opening_count = opening_count + 1 where id = $1',
    [packId],
  );
}

type PackAction = 'created' | 'opened' | 'document-opened' | 'revoked';
/** `sent`: a document was sent with an application; `withdrawn`: an application with documents was withdrawn. */
type ApplicationAction = 'sent' | 'withdrawn';

interface NewActivity {
  userId: string;
  action: PackAction | ApplicationAction;
  recipient: string;
  document?: string;
}

export async function logActivity(
  transaction: Queryable,
  { userId, action, recipient, document }: NewActivity,
): Promise<void> {
  await transaction.query(
    'insert into wallet_activity (user_id, action, receiver, document) values ($1, $2, $3, $4)',
    [userId, action, recipient, document ?? null],
  );
}

/** Adds an opening to the log. Equal openings within a minute are one entry with their number, so that a recipient cannot fill the log. */
export async function logOpening(transaction: Queryable, opening: NewActivity): Promise<void> {
  const { userId, action, recipient, document = null } = opening;
  const counted = await transaction.query(
    `update wallet_activity set count = count + 1
     where id = (
       select id from wallet_activity
       where user_id = $1 and at > clock_timestamp() - interval '1 minute'
         and action = $2 and receiver = $3 and document is not distinct from $4
       order by at desc, id desc limit 1
     )
     returning id`,
    [userId, action, recipient, document],
  );
  if (counted.length === 0) await logActivity(transaction, opening);
}
