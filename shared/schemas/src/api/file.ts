/** Files in requests and responses. */
import { mixed, type Schema } from 'yup';

/** The accepted files of a field. The server checks the content, not the name. */
export interface FileRule {
  /** Media types, such as `image/png`. */
  types: readonly string[];
  maxBytes: number;
}

/** A response that is a file. */
export const fileSchema = mixed<Blob>((value): value is Blob => value instanceof Blob)
  .meta({ isFile: true })
  .required();

/** Whether a response with this schema is a file. */
export function isFileSchema(schema: Pick<Schema, 'describe'>): boolean {
  const { meta } = schema.describe();
  return meta !== undefined && 'isFile' in meta;
}

/** The message for a file that breaks the rule; undefined for an accepted one. */
export function fileError({ type, size }: Pick<Blob, 'type' | 'size'>, rule: FileRule) {
  if (!rule.types.includes(type)) return `Please choose a ${formatMediaTypes(rule.types)} file.`;
  if (size === 0) return 'This file is empty.';
  if (size > rule.maxBytes) return fileTooLargeMessage(rule);
  return undefined;
}

/** `The file must be 2 MB or smaller.` */
export function fileTooLargeMessage({ maxBytes }: Pick<FileRule, 'maxBytes'>): string {
  return `The file must be ${maxBytes / 1_048_576} MB or smaller.`;
}

/** `PNG, JPEG or WebP` for the media types of these formats. */
export function formatMediaTypes(types: readonly string[]): string {
  const names = types.map((type) => NAMES[type] ?? type);
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};
