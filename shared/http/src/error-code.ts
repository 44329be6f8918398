/**
 * The `code` of an error of Node, PostgreSQL or a library. Reads the property instead of using `instanceof`, as the error may come from
 * another realm.
 */
export function errorCode(error: unknown): string | undefined {
  const code = property(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** The HTTP status of a Fastify error. */
export function errorStatus(error: unknown): number | undefined {
  const status = property(error, 'statusCode');
  return typeof status === 'number' ? status : undefined;
}

export function errorMessage(error: unknown): string {
  const message = property(error, 'message');
  return typeof message === 'string' ? message : String(error);
}

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
