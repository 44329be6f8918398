import fc from 'fast-check';
import type { JsonSchema } from '@sopaan/schemas/json-schema';
import { fitting } from './fitting-value';
import { formBodies } from './form-bodies';
import { CONTENT_TYPES, hostileHeaders } from './hostile-headers';
import { hostileBody, hostileValue } from './hostile-json';
import { hostileText, spoilt } from './hostile-text';
import type { Operation } from './operations';
import { spoiltValue } from './spoilt-value';

export const CALLERS = ['guest', 'student', 'admin', 'deployer', 'edge'] as const;
export type Caller = (typeof CALLERS)[number];

/** One request, as it goes out. */
export interface Attempt {
  caller: Caller;
  method: Operation['method'];
  /** With its query, percent-encoded, rightly or not. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

export interface Known {
  /** Ids, names and cursors that the API knows. */
  words: readonly string[];
  /** Bodies that have been accepted, which schemas alone would never hit upon. */
  bodies: readonly unknown[];
  /** Addresses of what is there, where one needs several words that fit each other. */
  urls?: readonly string[];
}

/** Requests to one route: right ones, ones with one fault, and hostile ones. */
export function attemptsAt(operation: Operation, known: Known): fc.Arbitrary<Attempt> {
  const { method, path, inPath, inQuery, body, form } = operation;
  const words = known.words.length > 0 ? fc.constantFrom(...known.words) : fc.string();
  return fc
    .record({
      caller: fc.constantFrom(...CALLERS),
      params: fc.record(
        Object.fromEntries(
          Object.entries(inPath).map(([name, schema]) => [name, pathPart(schema, words)]),
        ),
      ),
      query: fc.oneof(
        { weight: 8, arbitrary: rightQuery(inQuery, known.words) },
        { weight: 4, arbitrary: hostileQuery(Object.keys(inQuery)) },
      ),
      // One address in four is a known one, where there are any.
      known: fc.nat({ max: 4 * (known.urls?.length ?? 0) }),
      content: method === 'GET' ? fc.constant(NO_BODY) : anyBody(body, form, known),
      headers: fc.option(hostileHeaders, { nil: {}, freq: 4 }),
    })
    .map(({ caller, params, query, known: choice, content, headers }) => ({
      caller,
      method,
      url:
        known.urls?.[choice] ??
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

/** A route that takes forms is sent forms, and now and then what it does not take. */
function anyBody(
  body: JsonSchema | undefined,
  form: JsonSchema | undefined,
  known: Known,
): fc.Arbitrary<Content> {
  const others = bodies(body, known);
  if (!form) return others;
  return fc.oneof(
    { weight: 8, arbitrary: formBodies(form, known) },
    { weight: 1, arbitrary: others },
  );
}

function bodies(schema: JsonSchema | undefined, known: Known): fc.Arbitrary<Content> {
  const right = fc.oneof(
    { weight: 1, arbitrary: fitting(schema ?? { type: 'object' }, known.words) },
    ...(known.bodies.length > 0
      ? [{ weight: 2, arbitrary: fc.constantFrom(...known.bodies) }]
      : []),
  );
  const json = fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 6, arbitrary: spoiltValue(right) },
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

function pathPart(schema: JsonSchema, words: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const text = fc.oneof(
    { weight: 6, arbitrary: words },
    { weight: 2, arbitrary: fitting(schema, []).map(String) },
    { weight: 2, arbitrary: spoilt(words) },
    { weight: 2, arbitrary: hostileText },
  );
  return fc.oneof(
    { weight: 12, arbitrary: text.map(encoded) },
    { weight: 1, arbitrary: rawUrlText },
  );
}

function rightQuery(fields: Operation['inQuery'], words: readonly string[]): fc.Arbitrary<string> {
  const pairs = Object.entries(fields).map(([name, schema]) => {
    const value = fc.option(fitting(schema, words), { nil: undefined, freq: 1 });
    return value.map((one) => (one === undefined ? [] : [one].flat().map((item) => [name, item])));
  });
  return fc.tuple(...pairs).map((lists) => {
    const text = lists
      .flat()
      .map(([name, value]) => `${String(name)}=${encoded(String(value))}`)
      .join('&');
    return text && `?${text}`;
  });
}

function hostileQuery(names: string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    ...(names.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...names) }] : []),
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'a[b]', 'limit', '') },
    { weight: 1, arbitrary: hostileText.map(encoded) },
  );
  const value = fc.oneof(hostileText.map(encoded), rawUrlText);
  return fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((pairs) => `?${pairs.map(([key, text]) => `${key}=${text}`).join('&')}`);
}

/** Percent-encoding with faults. */
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

function encoded(text: string): string {
  // Half a character has no encoding; the way through bytes replaces it.
  return encodeURIComponent(Buffer.from(text).toString());
}
