import fc from 'fast-check';
import type { JsonSchema } from '@sopaan/schemas/json-schema';
import { aJpeg, aPng } from '../files/image/pictures.fixture';
import { multipart } from '../testing/multipart';
import { fitting } from './fitting-value';
import { hostileValue } from './hostile-json';
import { spoiltValue } from './spoilt-value';

/** Forms as a route takes them: right ones, ones with one fault, and hostile ones; with pictures, and with what is none. */
export function formBodies(
  { properties = {}, ...schema }: JsonSchema,
  known: { words: readonly string[]; bodies: readonly unknown[] },
) {
  const isFile = ([, { format }]: [string, JsonSchema]) => format === 'binary';
  const all = Object.entries(properties);
  const texts = { ...schema, properties: Object.fromEntries(all.filter((one) => !isFile(one))) };
  const names = all.filter(isFile).map(([name]) => name);
  const right = fc.oneof(
    fitting(texts, known.words),
    ...(known.bodies.length > 0
      ? [{ weight: 2, arbitrary: fc.constantFrom(...known.bodies) }]
      : []),
  );
  const fields = fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 4, arbitrary: spoiltValue(right) },
    { weight: 1, arbitrary: hostileValue },
  );
  const bytes = fc.oneof(
    fc.constantFrom(aPng(), aJpeg, aPng().subarray(0, -9), aJpeg.subarray(0, 60)),
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
  );
  const files = fc.dictionary(fc.constantFrom(...names, 'other'), fc.record({ bytes }), {
    maxKeys: 2,
  });
  return fc.tuple(fields, files, fc.constantFrom(0, 0, 0, 0, 1, 40)).map(([values, sent, cut]) => {
    const { headers, payload } = multipart(values, sent);
    return { headers, body: payload.subarray(0, payload.length - cut) };
  });
}
