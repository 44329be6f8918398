import { number, object, string } from 'yup';

const answerSchema = object({
  total: number().required(),
  nextCursor: string().nullable(),
}).required();

/** One search through the API, as a browser asks for it. */
export async function ask(
  address: string,
  path: string,
  request: Readonly<Record<string, unknown>>,
): Promise<{ total: number; nextCursor: string | undefined }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const answer = await fetch(`${address}/api/${path}?${query.toString()}`);
  if (!answer.ok) throw new Error(`${path}?${query.toString()} answered ${answer.status}`);
  const { total, nextCursor } = answerSchema.validateSync(await answer.json());
  return { total, nextCursor: nextCursor ?? undefined };
}
