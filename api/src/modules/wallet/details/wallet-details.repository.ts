import type { Queryable } from '../../../database/database';

export interface WalletDetailsRow {
  father_name: string;
  mother_name: string;
  date_of_birth: string | null;
  gender: string;
  marital_status: string;
  nationality: string;
  identity_numbers: Buffer;
  salt: Buffer;
}

export async function findWalletDetails(
  database: Queryable,
  userId: string,
): Promise<WalletDetailsRow | undefined> {
  const [found] = await database.query<WalletDetailsRow>(
    `select father_name, mother_name, date_of_birth, gender, marital_status, nationality,
       identity_numbers, salt
     from wallet_details where user_id = $1`,
    [userId],
  );
  return found;
}

export async function storeWalletDetails(
  database: Queryable,
  userId: string,
  row: WalletDetailsRow,
): Promise<void> {
  await database.query(
    `insert into wallet_details
       (user_id, father_name, mother_name, date_of_birth, gender, marital_status, nationality,
        identity_numbers, salt)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (user_id) do update set
       father_name = excluded.father_name, mother_name = excluded.mother_name,
       date_of_birth = excluded.date_of_birth, gender = excluded.gender,
       marital_status = excluded.marital_status, nationality = excluded.nationality,
       identity_numbers = excluded.identity_numbers, salt = excluded.salt, updated_at = now()`,
    [
      userId,
      row.father_name,
      row.mother_name,
      row.date_of_birth,
      row.gender,
      row.marital_status,
      row.nationality,
      row.identity_numbers,
      row.salt,
    ],
  );
}
