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
const whole = () =>
  string()
    .matches(/^-?\d+$/)
    .required();

const tableSchema = object({
  name: identifier(),
  columns: array().of(identifier()).required(),
  rows: count(),
  bytes: count(),
  sha256: hash(),
  /** Of the rows as the database holds them, in any order. */
  digest: whole(),
});

const sequenceSchema = object({
  table: identifier(),
  column: identifier(),
  value: whole(),
  called: boolean().required(),
});

const fileSchema = object({
  /** `data/…` below the data folder, `store/…` below that of the release store, `files/…` below that of uploads. */
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
  /** Where the files of releases are: in here, or still in their S3 store. */
  store: string().oneOf(['folder', 's3']).required(),
  migrations: array()
    .of(object({ name: string().required(), checksum: hash() }))
    .min(1)
    .required(),
  /** In an order in which they can be filled. */
  tables: array().of(tableSchema).required(),
  sequences: array().of(sequenceSchema).required(),
  files: array().of(fileSchema).required(),
});

/** What a backup holds, and how to tell that it is whole. */
export type Manifest = InferType<typeof manifestSchema>;
export type BackupTable = InferType<typeof tableSchema>;
export type BackupSequence = InferType<typeof sequenceSchema>;
export type BackupFile = InferType<typeof fileSchema>;

export function readManifest(text: string): Manifest {
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError || error instanceof SyntaxError)) throw error;
    throw new Error('This is no backup, or one of another version of this program.', {
      cause: error,
    });
  }
}
