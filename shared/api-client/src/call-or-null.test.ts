import { endpoint } from '@sopaan/schemas/api/endpoint';
import { object, string } from 'yup';
import { callOrNull } from './call-or-null';
import { configureApi } from './configuration';

const getThing = endpoint({
  method: 'GET',
  path: 'things/:id',
  access: 'public',
  request: object({ id: string().required() }),
  response: object({ name: string().required() }),
  summary: 'A thing.',
});

const fakeApi = (body: object, status: number) =>
  configureApi({ baseUrl: '', fetch: async () => Response.json(body, { status }) });
const errorResponse = (code: string, status: number) =>
  fakeApi({ error: { code, message: code } }, status);

test('callOrNull resolves with the response, or with null for NOT_FOUND', async () => {
  fakeApi({ name: 'Lamp' }, 200);
  await expect(callOrNull(getThing, { id: 'a' })).resolves.toEqual({ name: 'Lamp' });
  errorResponse('NOT_FOUND', 404);
  await expect(callOrNull(getThing, { id: 'a' })).resolves.toBeNull();
});

test('callOrNull rejects with every error except NOT_FOUND', async () => {
  errorResponse('FORBIDDEN', 403);
  await expect(callOrNull(getThing, { id: 'a' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('callOrNull passes on the options of the call', async () => {
  fakeApi({ name: 'Lamp' }, 200);
  const signal = AbortSignal.abort(new Error('gone elsewhere'));
  await expect(callOrNull(getThing, { id: 'a' }, { signal })).rejects.toThrow('gone elsewhere');
});
