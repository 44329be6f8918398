import fc from 'fast-check';
import type { JsonSchema } from '@sopaan/schemas/api/json-schema';
import { validValue } from './valid-value';
import { formBodies } from './form-bodies';
import { CONTENT_TYPES, hostileHeaders } from './hostile-headers';
import { hostileBody, hostileValue } from './hostile-json';
import { hostileText, mutatedText } from './hostile-text';
import type { Operation } from './operations';
import { mutatedValue } from './mutated-value';

const CALLERS = ['guest', 'student', 'admin', 'deployer', 'edge'] as const;
export type Caller = (typeof CALLERS)[number];

/** One request to send. */
export interface Attempt {
  caller: Caller;
  method: Operation['method'];
  /** With its query; the percent-encoding may be malformed. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

export interface KnownValues {
  /** Ids, names and tokens of existing data. */
  texts: readonly string[];
  /** A request that the API accepts, which random values of a schema would hardly hit. */
  sample: Attempt;
  /** The fields in the body of the sample. */
  fields: unknown;
}

/** Requests to one route: valid ones, ones with one mutation, and hostile ones. */
export function attemptsAt(operation: Operation, knownValues: KnownValues): fc.Arbitrary<Attempt> {
  const { method, path, inPath, inQuery } = operation;
  const { texts, sample } = knownValues;
  const [samplePath = ''] = sample.url.split('?');
  const knownText = texts.length > 0 ? fc.constantFrom(...texts) : fc.string();
  return fc
    .record({
      // Most requests are those of a caller who is allowed.
      caller: fc.constantFrom(...CALLERS, sample.caller, sample.caller, sample.caller),
      params: fc.record(
        Object.fromEntries(
          Object.entries(inPath).map(([name, schema]) => [name, pathPart(schema, knownText)]),
        ),
      ),
      query: fc.oneof(
        { weight: 8, arbitrary: validQuery(inQuery, texts) },
        { weight: 4, arbitrary: hostileQuery(Object.keys(inQuery)) },
      ),
      known: fc.constantFrom('url', 'path', 'path', 'nothing', 'nothing'),
      content: method === 'GET' ? fc.constant(NO_BODY) : bodyContent(operation, knownValues),
      headers: fc.option(hostileHeaders, { nil: {}, freq: 4 }),
    })
    .map(({ caller, params, query, known, content, headers }) => ({
      caller,
      method,
      url:
        known === 'url'
          ? sample.url
          : known === 'path'
            ? samplePath + query
            : path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query,
      headers: { ...cookieOf(sample), ...content.headers, ...headers },
      body: content.body,
    }));
}

function cookieOf({ headers: { cookie } }: Attempt): Record<string, string> {
  return cookie === undefined ? {} : { cookie };
}

interface Content {
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}
const NO_BODY: Content = { headers: {}, body: undefined };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies of a route. A route for forms is sometimes sent JSON. */
function bodyContent(
  { body, form }: Pick<Operation, 'body' | 'form'>,
  knownValues: KnownValues,
): fc.Arbitrary<Content> {
  const sample = fc.constant(knownValues.sample);
  const json = jsonContent(body, knownValues);
  return fc.oneof(
    { weight: 1, arbitrary: sample },
    { weight: form ? 1 : 9, arbitrary: json },
    ...(form ? [{ weight: 8, arbitrary: formBodies(form, knownValues) }] : []),
  );
}

function jsonContent(
  schema: JsonSchema | undefined,
  knownValues: KnownValues,
): fc.Arbitrary<Content> {
  const valid = fc.oneof(
    { weight: 1, arbitrary: validValue(schema ?? { type: 'object' }, knownValues.texts) },
    { weight: 2, arbitrary: fc.constant(knownValues.fields) },
  );
  const json = fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 6, arbitrary: mutatedValue(valid) },
    { weight: 1, arbitrary: hostileValue },
  );
  return fc.oneof(
    {
      weight: 10,
      arbitrary: json.map((value) => ({ headers: JSON_TYPE, body: JSON.stringify(value) })),
    },
    { weight: 2, arbitrary: hostileBody.map((body) => ({ headers: JSON_TYPE, body })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...CONTENT_TYPES), hostileBody)
        .map(([type, body]) => ({ headers: { 'content-type': type }, body })),
    },
    { weight: 1, arbitrary: fc.constant(NO_BODY) },
  );
}

function pathPart(schema: JsonSchema, knownText: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const text = fc.oneof(
    { weight: 6, arbitrary: knownText },
    { weight: 2, arbitrary: validValue(schema, []).map(String) },
    { weight: 2, arbitrary: mutatedText(knownText) },
    { weight: 2, arbitrary: hostileText },
  );
  return fc.oneof(
    { weight: 12, arbitrary: text.map(encode) },
    { weight: 1, arbitrary: rawUrlText },
  );
}

function validQuery(fields: Operation['inQuery'], texts: readonly string[]): fc.Arbitrary<string> {
  const pairs = Object.entries(fields).map(([name, schema]) => {
    const value = fc.option(validValue(schema, texts), { nil: undefined, freq: 1 });
    return value.map((one) => (one === undefined ? [] : [one].flat().map((item) => [name, item])));
  });
  return fc.tuple(...pairs).map((lists) => {
    const text = lists
      .flat()
      .map(([name, value]) => `${String(name)}=${encode(String(value))}`)
      .join('&');
    return text && `?${text}`;
  });
}

function hostileQuery(names: string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    ...(names.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...names) }] : []),
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'a[b]', 'limit', '') },
    { weight: 1, arbitrary: hostileText.map(encode) },
  );
  const value = fc.oneof(hostileText.map(encode), rawUrlText);
  return fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((pairs) => `?${pairs.map(([key, text]) => `${key}=${text}`).join('&')}`);
}

/** Malformed and unusual percent-encoding. */
const rawUrlText = fc.constantFrom(
  '%',
  '%ZZ',
  '%00',
  '%C0%80',
  '%ED%A0%80',
  '%F4%90%80%80',
  '%E0%A4%A',
  '%2e%2e%2f',
  '%252e',
  '+',
  '&&&&',
  '=',
  'a&a&a',
  ';',
  '%5B%5D',
);

function encode(text: string): string {
  // A lone surrogate cannot be encoded; converting to bytes replaces it.
  return encodeURIComponent(Buffer.from(text).toString());
}
