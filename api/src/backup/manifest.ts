import { array, boolean, number, object, string, ValidationError, type InferType } from 'yup';

export const FORMAT = 1;

const identifier = () =>
  string()
    .matches(/^[a-z_][a-z0-9_]*$/)
    .required();
const hash = () =>
  string()
    .matches(/^[\da-f]{64}$/)
    .required();
const count = () => number().integer().min(0).required();
const integerText = () =>
  string()
    .matches(/^-?\d+$/)
    .required();

const tableSchema = object({
  name: identifier(),
  columns: array().of(identifier()).required(),
  rows: count(),
  bytes: count(),
  sha256: hash(),
  /** A digest of the rows that does not depend on their order. */
  digest: integerText(),
});

const sequenceSchema = object({
  table: identifier(),
  column: identifier(),
  value: integerText(),
  called: boolean().required(),
});

const fileSchema = object({
  /** `data/…` below the data directory, `store/…` below that of the release store, `files/…` below that of uploads. */
  name: string()
    .matches(/^(?:data|store|files)(?:\/[\w-][\w.-]*)+$/)
    .required(),
  bytes: count(),
  sha256: hash(),
  mode: count(),
});

const manifestSchema = object({
  format: number().oneOf([FORMAT]).required(),
  at: string().required(),
  /** Whether release files are included or remain in their S3 store. */
  store: string().oneOf(['folder', 's3']).required(),
  migrations: array()
    .of(object({ name: string().required(), checksum: hash() }))
    .min(1)
    .required(),
  /** In an order that satisfies foreign keys when filling them. */
  tables: array().of(tableSchema).required(),
  sequences: array().of(sequenceSchema).required(),
  files: array().of(fileSchema).required(),
});

/** The contents of a backup, with hashes to verify them. */
export type Manifest = InferType<typeof manifestSchema>;
export type BackupTable = InferType<typeof tableSchema>;
export type BackupSequence = InferType<typeof sequenceSchema>;
export type BackupFile = InferType<typeof fileSchema>;

export function readManifest(text: string): Manifest {
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError || error instanceof SyntaxError)) throw error;
    throw new Error('This is not a backup, or is from another version of this program.', {
      cause: error,
    });
  }
}
