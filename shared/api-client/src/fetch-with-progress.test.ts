import { endpoint } from '@sopaan/schemas/api/endpoint';
import { number, object, string } from 'yup';
import { call } from './call';
import { configureApi } from './configuration';

const upload = endpoint({
  method: 'PUT',
  path: 'things/:id',
  access: 'session',
  request: object({ id: string().required(), name: string() }),
  files: { document: { types: ['image/png'], maxBytes: 100 } },
  response: object({ count: number().required() }),
  summary: 'Takes a thing.',
});
const files = { document: new File(['pixels'], 'a.png', { type: 'image/png' }) };
const request = { id: 't1', name: 'a.png' };

/** Replaces `XMLHttpRequest`: records what is sent, and lets the test answer. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sent: { method?: string; url?: string; body?: unknown; headers: Map<string, string> } = {
    headers: new Map(),
  };
  withCredentials = false;
  status = 0;
  responseText = '';

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers.set(name, value);
  }
  send(body: unknown) {
    this.sent.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n';
  }
  progress(loaded: number, total: number) {
    const event = Object.assign(new Event('progress'), { loaded, total, lengthComputable: true });
    this.upload.dispatchEvent(event);
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  configureApi({ baseUrl: '', fetch: null, getToken: () => 'T1', timeout: 6_500 });
});
afterAll(() => Object.assign(globalThis, { XMLHttpRequest: original }));

/** The promise of a call, after its request has been sent. */
function send(options: object = {}) {
  const onUploadProgress = jest.fn();
  const result = call(upload, request, { files, onUploadProgress, ...options });
  return { result, onUploadProgress, sent: FakeRequest.last };
}

test('reports the progress of an upload and reads its response like every call', async () => {
  const { result, onUploadProgress, sent } = send();
  expect(sent.sent).toMatchObject({ method: 'PUT', url: '/api/things/t1' });
  expect(sent.sent.headers.get('authorization')).toBe('Bearer T1');
  const { body } = sent.sent;
  expect(body instanceof FormData && body.get('document')).toEqual(files.document);
  sent.progress(50, 200);
  sent.progress(200, 200);
  sent.answer(200, { count: 3 });
  await expect(result).resolves.toEqual({ count: 3 });
  expect(onUploadProgress.mock.calls).toEqual([[0.25], [1]]);
});

test('an upload rejects with the error of the response, or with NETWORK when no response arrives', async () => {
  const limited = send();
  limited.sent.answer(429, { error: { code: 'RATE_LIMITED', message: 'Wait.' } });
  await expect(limited.result).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 7 });
  const lost = send();
  lost.sent.dispatchEvent(new Event('error'));
  await expect(lost.result).rejects.toMatchObject({ code: 'NETWORK' });
});

test("an upload is aborted by the caller's signal", async () => {
  const controller = new AbortController();
  const { result, sent } = send({ signal: controller.signal });
  const aborted = jest.fn();
  sent.addEventListener('abort', aborted);
  controller.abort(new Error('cancelled'));
  await expect(result).rejects.toThrow('cancelled');
  expect(aborted).toHaveBeenCalledTimes(1);
});

test('an upload times out after a minute without progress', async () => {
  jest.useFakeTimers();
  const { result, sent } = send();
  const settled = jest.fn();
  const failure = result.catch(settled);
  await jest.advanceTimersByTimeAsync(50_000);
  sent.progress(1, 10);
  await jest.advanceTimersByTimeAsync(50_000);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  await failure;
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT' }));
  jest.useRealTimers();
});
