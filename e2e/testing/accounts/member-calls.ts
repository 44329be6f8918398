import type { APIRequestContext } from '@playwright/test';
import type { Endpoint, RequestOf, ResponseOf } from '@sopaan/schemas/api/endpoint';

/** Calls an endpoint as a member. Throws if the API rejects it. */
export type MemberCall = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E> & object,
) => Promise<ResponseOf<E>>;

/** API calls with an access token, for preparations of a test that are not its subject. */
export function memberCalls(request: APIRequestContext, token: string): MemberCall {
  return async ({ method, path, response }, input) => {
    const fields = new Map<string, unknown>(Object.entries(input));
    const resolvedPath = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(fields.get(name));
      fields.delete(name);
      return encodeURIComponent(value);
    });
    const httpResponse = await request.fetch(`/api/${resolvedPath}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'GET'
        ? { params: Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])) }
        : { data: Object.fromEntries(fields) }),
    });
    if (!httpResponse.ok()) {
      throw new Error(`${path}: ${httpResponse.status()} ${await httpResponse.text()}`);
    }
    return response.validate(await httpResponse.json());
  };
}
