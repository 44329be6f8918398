import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import type { TestApp } from '../../../testing/test-app';

/** Simulates a visitor's browser: stores cookies and sends them with each request. */
export function openBrowser(api: TestApp, remoteAddress = '127.0.0.1') {
  const cookies = new Map<string, string>();
  return {
    cookies,
    /** Sends a POST request; `token` is an access token. */
    async send({ path }: Endpoint, payload: object, token?: string) {
      const response = await api.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload,
        remoteAddress,
        cookies: Object.fromEntries(cookies),
        headers: {
          'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      });
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}
export type Browser = ReturnType<typeof openBrowser>;
