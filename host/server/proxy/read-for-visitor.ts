import type { InferType, Schema } from 'yup';

interface VisitorRead<S extends Schema> {
  url: URL;
  /** The schema of the response. */
  schema: S;
  /** The IP address by which the API limits requests. */
  visitorIp: string;
  timeoutMs: number;
  /** Whether a status other than success means that there is nothing. */
  isMissing: (status: number) => boolean;
}

/** Reads a public endpoint of the API for a visitor. Undefined if there is nothing; throws when the API is unreachable or fails. */
export async function readForVisitor<S extends Schema>({
  url,
  schema,
  visitorIp,
  timeoutMs,
  isMissing,
}: VisitorRead<S>): Promise<InferType<S> | undefined> {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { 'x-forwarded-for': visitorIp },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return schema.validateSync(await response.json(), { stripUnknown: true });
  await response.body?.cancel();
  if (isMissing(response.status)) return undefined;
  throw new Error(`${url.pathname}: ${response.status}`);
}
