import fc from 'fast-check';
import type { JsonSchema } from '@sopaan/schemas/api/json-schema';
import { aJpeg, aPng } from '../src/files/image/testing/pictures';
import { multipart } from '../src/testing/multipart';
import { validValue } from './valid-value';
import { hostileValue } from './hostile-json';
import { mutatedValue } from './mutated-value';

/** Forms: valid ones, ones with one mutation, and hostile ones, with valid and invalid images; a third are truncated. */
export function formBodies(
  { properties = {}, ...schema }: JsonSchema,
  knownValues: { texts: readonly string[]; fields: unknown },
) {
  const isFile = ([, { format }]: [string, JsonSchema]) => format === 'binary';
  const all = Object.entries(properties);
  const textFields = all.filter((field) => !isFile(field));
  const fileFields = all.filter(isFile).map(([name]) => name);
  const valid = fc.oneof(
    validValue({ ...schema, properties: Object.fromEntries(textFields) }, knownValues.texts),
    { weight: 2, arbitrary: fc.constant(knownValues.fields) },
  );
  const fields = fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 4, arbitrary: mutatedValue(valid) },
    { weight: 1, arbitrary: hostileValue },
  );
  const bytes = fc.oneof(
    fc.constantFrom(aPng(), aJpeg, aPng().subarray(0, -9), aJpeg.subarray(0, 60)),
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
  );
  const files = fc.dictionary(fc.constantFrom(...fileFields, 'other'), fc.record({ bytes }), {
    maxKeys: 2,
  });
  const cutBytes = fc.constantFrom(0, 0, 0, 0, 1, 40);
  return fc.record({ fields, files, cutBytes }).map((form) => {
    const { headers, payload } = multipart(form.fields, form.files);
    return { headers, body: payload.subarray(0, payload.length - form.cutBytes) };
  });
}
