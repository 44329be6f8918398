import type { PersonalPart } from '../../personal-data/personal-part';

/**
 * A locked wallet adds nothing to the export. The numbers of identity documents are never in it: members can read them in the unlocked
 * wallet.
 */
export const walletPersonalData: PersonalPart = {
  name: 'wallet',
  tables: [
    'wallet_files',
    'wallet_details',
    'wallet_packs',
    'wallet_pack_files',
    'wallet_activity',
  ],
  async read(database, { id, isWalletUnlocked }) {
    const documents = await database.query(
      `select slot, name, media_type as "mediaType", bytes, uploaded_at as "uploadedAt",
         replaced_at as "replacedAt", deleted_at as "deletedAt"
       from wallet_files where user_id = $1 order by uploaded_at, id`,
      [id],
    );
    const [details] = await database.query(
      `select father_name as "fatherName", mother_name as "motherName", gender,
         marital_status as "maritalStatus", nationality
       from wallet_details where user_id = $1`,
      [id],
    );
    const packs = await database.query(
      `select receiver, created_at as "createdAt", expires_at as "expiresAt",
         revoked_at as "revokedAt", opening_count as "openings"
       from wallet_packs where user_id = $1 order by created_at, id`,
      [id],
    );
    const activity = await database.query(
      'select at, action, receiver, document, count from wallet_activity where user_id = $1 order by id',
      [id],
    );
    if (documents.length + packs.length + activity.length === 0 && !details) return undefined;
    if (!isWalletUnlocked) {
      return { locked: 'Unlock your document wallet, then export again to include it.' };
    }
    return { documents, details, packs, activity };
  },
};
