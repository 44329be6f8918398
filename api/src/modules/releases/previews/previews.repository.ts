import { previewSchema, type Preview } from '@sopaan/schemas/releases/preview';
import type { Queryable } from '../../../database/database';
import { isoTime } from '../environments/iso-time';
import { setJson } from '../sets/sets.repository';

const COLUMNS = `
  json_build_object(
    'id', p.id,
    'environment', p.environment,
    'set', ${setJson('p.set_id')},
    'overridden', coalesce((
      select json_agg(json_build_object(
        'unit', r.unit, 'version', r.version, 'release', r.release, 'author', r.author,
        'commit', r.commit_id, 'publishedAt', ${isoTime('r.published_at')})
        order by r.unit <> 'host', r.unit collate "C")
      from release_set_parts part join releases r using (unit, release)
      where part.set_id = p.set_id and part.unit = any(p.units)), '[]'),
    'createdAt', ${isoTime('p.created_at')},
    'createdBy', p.created_by,
    'expires', ${isoTime('p.expires_at')},
    'revokedAt', ${isoTime('p.revoked_at')},
    'note', p.note
  ) as preview`;

interface NewPreview {
  id: string;
  environment: string;
  setId: string;
  /** The units that differ from the environment. */
  units: readonly string[];
  note: string;
  by: string;
  expires: Date;
}

export async function addPreview(transaction: Queryable, preview: NewPreview): Promise<void> {
  const { id, environment, setId, units, note, by, expires } = preview;
  await transaction.query(
    `insert into release_previews (id, environment, set_id, units, note, created_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, environment, setId, units, note, by, expires],
  );
}

export async function findPreview(database: Queryable, id: string): Promise<Preview | undefined> {
  const [row] = await database.query<{ preview: unknown }>(
    `select ${COLUMNS} from release_previews p where p.id = $1`,
    [id],
  );
  return row && previewSchema.validateSync(row.preview);
}

export async function findPreviews(database: Queryable, limit: number): Promise<Preview[]> {
  const rows = await database.query<{ preview: unknown }>(
    `select ${COLUMNS} from release_previews p order by p.created_at desc, p.id limit $1`,
    [limit],
  );
  return rows.map(({ preview }) => previewSchema.validateSync(preview));
}

/** Returns false if it was already revoked or does not exist. */
export async function markRevoked(transaction: Queryable, id: string): Promise<boolean> {
  const rows = await transaction.query(
    'update release_previews set revoked_at = now() where id = $1 and revoked_at is null returning id',
    [id],
  );
  return rows.length > 0;
}
