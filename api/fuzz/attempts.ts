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
  /** Ids, names and cursors of existing data. */
  texts: readonly string[];
  /** Bodies that the API accepts, which random values of a schema would hardly hit. */
  bodies: readonly unknown[];
  /** URLs of existing data, for routes whose parameters must match each other. */
  urls?: readonly string[];
}

/** Requests to one route: valid ones, ones with one mutation, and hostile ones. */
export function attemptsAt(operation: Operation, knownValues: KnownValues): fc.Arbitrary<Attempt> {
  const { method, path, inPath, inQuery, body, form } = operation;
  const knownText =
    knownValues.texts.length > 0 ? fc.constantFrom(...knownValues.texts) : fc.string();
  return fc
    .record({
      // Most routes are for members.
      caller: fc.constantFrom(...CALLERS, 'student', 'student'),
      params: fc.record(
        Object.fromEntries(
          Object.entries(inPath).map(([name, schema]) => [name, pathPart(schema, knownText)]),
        ),
      ),
      query: fc.oneof(
        { weight: 8, arbitrary: validQuery(inQuery, knownValues.texts) },
        { weight: 4, arbitrary: hostileQuery(Object.keys(inQuery)) },
      ),
      // Almost half of the URLs are known ones, if there are any.
      known: fc.nat({ max: 2 * (knownValues.urls?.length ?? 0) }),
      content: method === 'GET' ? fc.constant(NO_BODY) : bodyContent(body, form, knownValues),
      headers: fc.option(hostileHeaders, { nil: {}, freq: 4 }),
    })
    .map(({ caller, params, query, known: choice, content, headers }) => ({
      caller,
      method,
      url:
        knownValues.urls?.[choice] ??
        path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query,
      headers: { ...content.headers, ...headers },
      body: content.body,
    }));
}

interface Content {
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}
const NO_BODY: Content = { headers: {}, body: undefined };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies of a route. A route for forms is sometimes sent JSON. */
function bodyContent(
  body: JsonSchema | undefined,
  form: JsonSchema | undefined,
  knownValues: KnownValues,
): fc.Arbitrary<Content> {
  const json = jsonContent(body, knownValues);
  if (!form) return json;
  return fc.oneof(
    { weight: 8, arbitrary: formBodies(form, knownValues) },
    { weight: 1, arbitrary: json },
  );
}

function jsonContent(
  schema: JsonSchema | undefined,
  knownValues: KnownValues,
): fc.Arbitrary<Content> {
  const valid = fc.oneof(
    { weight: 1, arbitrary: validValue(schema ?? { type: 'object' }, knownValues.texts) },
    ...(knownValues.bodies.length > 0
      ? [{ weight: 2, arbitrary: fc.constantFrom(...knownValues.bodies) }]
      : []),
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
