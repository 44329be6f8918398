import { number, object, string } from 'yup';

const responseSchema = object({
  total: number().required(),
  nextCursor: string().nullable(),
}).required();

/** Searches through the API like a browser. */
export async function requestSearch(
  address: string,
  path: string,
  request: Readonly<Record<string, unknown>>,
): Promise<{ total: number; nextCursor: string | undefined }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const response = await fetch(`${address}/api/${path}?${query.toString()}`);
  if (!response.ok)
    throw new Error(`${path}?${query.toString()} responded with ${response.status}`);
  const { total, nextCursor } = responseSchema.validateSync(await response.json());
  return { total, nextCursor: nextCursor ?? undefined };
}
