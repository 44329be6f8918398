/** Fields shared by the sections of a profile. Empty optional texts are ''. */
import { string, type TestContext } from 'yup';

const tooLong = (label: string, max: number) =>
  `${label} must not be longer than ${max} characters.`;

export const optionalText = (label: string, max: number) =>
  string().trim().max(max, tooLong(label, max)).default('');

export const requiredText = (label: string, max: number, message: string) =>
  string().trim().max(max, tooLong(label, max)).required(message);

/** One of a fixed list of options. */
export const requiredOption = (options: readonly string[], message: string) =>
  string().oneOf(options, 'Choose one of the options.').required(message);

export const optionalOption = (options: readonly string[]) =>
  string()
    .oneOf([...options, ''], 'Choose one of the options.')
    .default('');

/** A number between 0 and `max`, with up to two decimals, as text. */
export const optionalNumber = (max: number, message: string) =>
  string()
    .trim()
    .max(10, message)
    .default('')
    .test('number', message, (text) => !text || (isNumber(text) && Number(text) <= max));

const isNumber = (text: string) => /^\d{1,3}(\.\d{1,2})?$/.test(text);

/** An http or https URL. A URL without a scheme, such as `example.in/asha`, gets `https://`. */
export const optionalUrl = (label: string) =>
  string()
    .trim()
    .transform((text: unknown) =>
      typeof text === 'string' && /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(text)
        ? `https://${text}`
        : text,
    )
    .max(300, tooLong(label, 300))
    .default('')
    .test(
      'web-url',
      'Enter a web address that begins with https:// or http://.',
      (text) => !text || webUrlHost(text) !== undefined,
    );

/** The host name of an http or https URL without credentials; undefined for other texts. */
export function webUrlHost(text: string): string | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && !username && !password && hostname.includes('.') ? hostname : undefined;
}

/** Fails at a field of the first entry whose key an earlier entry has; entries with an empty key are not compared. */
export function rejectDuplicates(
  context: TestContext,
  keys: readonly string[],
  { field, message }: { field: string; message: string },
) {
  const [duplicate] = findDuplicates(keys);
  if (duplicate === undefined) return true;
  return context.createError({ path: `${context.path}[${duplicate}].${field}`, message });
}

/** The positions of the keys that an earlier entry has; empty keys are not compared. */
export function findDuplicates(keys: readonly string[]): number[] {
  const normalized = keys.map((key) => key.trim().toLowerCase());
  return [...normalized.keys()].filter(
    (at) => normalized[at] !== '' && normalized.indexOf(normalized[at] ?? '') < at,
  );
}
