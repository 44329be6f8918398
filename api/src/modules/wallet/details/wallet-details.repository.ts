import type { Queryable } from '../../../database/database';

interface DetailsColumns {
  father_name: string;
  mother_name: string;
  gender: string;
  marital_status: string;
  nationality: string;
  identity_numbers: Buffer;
  salt: Buffer;
}

export interface WalletDetailsRow extends DetailsColumns {
  version: number;
}

export async function findWalletDetails(
  database: Queryable,
  userId: string,
): Promise<WalletDetailsRow | undefined> {
  const [found] = await database.query<WalletDetailsRow>(
    `select father_name, mother_name, gender, marital_status, nationality, identity_numbers, salt,
       version
     from wallet_details where user_id = $1`,
    [userId],
  );
  return found;
}

/** Stores the details if this version is still stored, or in any case if no version is given. Returns whether they were stored. */
export async function storeWalletDetails(
  database: Queryable,
  { userId, version }: { userId: string; version: number | undefined },
  row: DetailsColumns,
): Promise<boolean> {
  const stored = await database.query(
    `insert into wallet_details as stored
       (user_id, father_name, mother_name, gender, marital_status, nationality, identity_numbers, salt)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id) do update set
       father_name = excluded.father_name, mother_name = excluded.mother_name,
       gender = excluded.gender, marital_status = excluded.marital_status,
       nationality = excluded.nationality, identity_numbers = excluded.identity_numbers,
       salt = excluded.salt, version = stored.version + 1, updated_at = now()
     where $9::integer is null or stored.version = $9
     returning version`,
    [
      userId,
      row.father_name,
      row.mother_name,
      row.gender,
      row.marital_status,
      row.nationality,
      row.identity_numbers,
      row.salt,
      version ?? null,
    ],
  );
  return stored.length > 0;
}
