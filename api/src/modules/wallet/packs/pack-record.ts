import type { Pack, PackActivity } from '@sopaan/schemas/wallet/packs';
import { array, object, string } from 'yup';

export interface PackRow {
  id: string;
  receiver: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  is_expired: boolean;
  opening_count: number;
  documents: unknown;
}

export interface ActivityRow {
  id: string;
  at: Date;
  count: number;
  action: string;
  receiver: string;
  document: string | null;
}

const documentsSchema = array(
  object({ slot: string().required(), name: string().required() }),
).required();

export function toPack(row: PackRow): Pack {
  return {
    packId: row.id,
    receiver: row.receiver,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: row.revoked_at ? 'revoked' : row.is_expired ? 'expired' : 'active',
    openingCount: row.opening_count,
    documents: documentsSchema.validateSync(row.documents),
  };
}

export function toActivity({ at, ...activity }: ActivityRow): PackActivity {
  return { ...activity, at: at.toISOString() };
}
