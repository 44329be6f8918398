import { ExportedFile } from '../../../personal-data/personal-part';

/** Reads a stored file; undefined if it is gone. */
export type ReadFile = (id: string) => Promise<Blob | undefined>;

/** The data with the content of its files, at every depth. */
export async function embedFiles(
  data: object,
  readFile: ReadFile,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(data).map(
    async ([name, value]) => [name, await embed(value, readFile)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function embed(value: unknown, readFile: ReadFile): Promise<unknown> {
  if (value instanceof ExportedFile) return toDataUrl(await readFile(value.id));
  if (Array.isArray(value)) return Promise.all(value.map((item) => embed(item, readFile)));
  return isPlainObject(value) ? embedFiles(value, readFile) : value;
}

/** False for instances of classes, such as dates. */
function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

async function toDataUrl(file: Blob | undefined): Promise<string | null> {
  if (!file) return null;
  const bytes = Buffer.from(await file.arrayBuffer());
  return `data:${file.type};base64,${bytes.toString('base64')}`;
}
