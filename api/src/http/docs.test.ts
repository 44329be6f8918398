import { object, string } from 'yup';
import { testApp } from '../testing/test-app';

const api = testApp();
const documentSchema = object({
  openapi: string().required(),
  paths: object().required(),
});

test('the document lists every endpoint with its schemas, but not the documentation routes', async () => {
  const document = (await api.app.inject('/api/docs/json')).json();
  const { openapi, paths } = await documentSchema.validate(document);

  expect(openapi).toBe('3.0.3');
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect(Object.keys(paths).filter((path) => path.startsWith('/api/docs'))).toEqual([]);
  expect(paths).toMatchObject({
    '/api/auth/sign-up': {
      post: {
        summary: 'Starts a sign-up. The account is created when its address is confirmed.',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: expect.arrayContaining(['email', 'password']),
                properties: { password: { type: 'string', minLength: 8, maxLength: 128 } },
              },
            },
          },
        },
        responses: { 200: expect.anything(), '4XX': expect.anything(), '5XX': expect.anything() },
      },
    },
    '/api/user/get_user_by_id': { post: { security: [{ bearer: [] }] } },
  });
});

test('the page of the API documentation loads its scripts and styles from the site and contains no inline ones', async () => {
  const page = await api.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe|https?:/);

  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const { pathname, host } = new URL(file, 'http://site/api/docs/');
    expect(host).toBe('site');
    expect((await api.app.inject(pathname)).statusCode).toBe(200);
  }
});
