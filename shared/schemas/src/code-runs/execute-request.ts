/** The request of Piston's `/api/v2/execute`. Unknown fields are rejected instead of ignored. */
import { array, number, object, string, type InferType } from 'yup';

/** The most characters of a program. */
export const CODE_MAX = 65_536;
/** The most characters of a file, in the encoding in which it is sent. */
const FILE_MAX = 1_048_576;
const FILES_MAX = 20;
/** The most characters of the input: enough for the largest valid input of a challenge. */
export const STDIN_MAX = 2_097_152;
const ARGUMENTS_MAX = 64;
const ARGUMENT_MAX = 4_096;

/** A relative path; no segment starts with a dot or a dash. */
const FILE_NAME = /^[\w+@][\w+@. -]*(?:\/[\w+@][\w+@. -]*){0,4}$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;
const HEX = /^(?:[\da-f]{2})*$/i;

const ENCODINGS = ['utf8', 'base64', 'hex'] as const;

const fileSchema = object({
  name: string().max(100).matches(FILE_NAME, {
    message: '${path} must be a name or a path below the folder of the program',
    excludeEmptyString: true,
  }),
  content: string()
    .max(FILE_MAX)
    .defined('${path} is required as a string')
    .when('encoding', ([encoding], content) =>
      encoding === 'base64'
        ? content.matches(BASE64, { message: '${path} must be Base64', excludeEmptyString: true })
        : encoding === 'hex'
          ? content.matches(HEX, { message: '${path} must be hexadecimal' })
          : content,
    ),
  encoding: string().oneOf(ENCODINGS, '${path} must be one of utf8, base64 and hex'),
}).noUnknown('${unknown} is not known here');
export type SourceFile = InferType<typeof fileSchema>;

/** In milliseconds or bytes. 0 and -1 mean the default. */
const limit = () =>
  number()
    .typeError('If specified, ${path} must be a number')
    .integer('${path} must be a whole number')
    .min(-1, '${path} must be non-negative');

export const executeRequestSchema = object({
  language: string().trim().max(40).required('language is required as a string'),
  /** A version, a semver range or `*`. The response has the version that ran. */
  version: string().trim().max(40).default('*'),
  /** The first is the program, the others are placed in its folder. */
  files: array(fileSchema.required())
    .min(1, 'files is required as an array')
    .max(FILES_MAX)
    .required('files is required as an array')
    .test(
      'program',
      `files[0].content must be at most ${CODE_MAX} characters`,
      (files = []) => (files[0]?.content ?? '').length <= CODE_MAX,
    )
    .test('names', 'files[] must have different names', (files = []) => {
      // yup runs this test even when an item is not a valid file.
      const names = files.flatMap((file) => file?.name ?? []).filter(Boolean);
      return new Set(names).size === names.length;
    })
    .test(
      'named',
      'files[1].name is required: a file beside the program is found by its name',
      (files = []) => files.slice(1).every((file) => Boolean(file?.name)),
    ),
  stdin: string().max(STDIN_MAX).default(''),
  args: array(string().max(ARGUMENT_MAX).defined()).max(ARGUMENTS_MAX),
  compile_timeout: limit(),
  run_timeout: limit(),
  compile_cpu_time: limit(),
  run_cpu_time: limit(),
  compile_memory_limit: limit(),
  run_memory_limit: limit(),
}).noUnknown('${unknown} is not known here');
export type ExecuteRequest = InferType<typeof executeRequestSchema>;

export const LIMIT_NAMES = [
  'compile_timeout',
  'run_timeout',
  'compile_cpu_time',
  'run_cpu_time',
  'compile_memory_limit',
  'run_memory_limit',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** The limits that a request sets to a value other than the default. */
export function requestedLimits(request: ExecuteRequest): Partial<Record<LimitName, number>> {
  return Object.fromEntries(
    LIMIT_NAMES.flatMap((name) => {
      const value = request[name];
      return value !== undefined && value > 0 ? [[name, value]] : [];
    }),
  );
}
