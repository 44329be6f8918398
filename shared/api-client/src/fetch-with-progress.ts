/**
 * A `fetch` that reports how much of the request's body has been sent, which the browser's own cannot. It is for calls of this API:
 * a URL as text, a body that is text or a form. Cookies are always sent to the page's own origin.
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (url, { method = 'GET', headers, body = null, credentials, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('the request failed'));
      const abort = () => request.abort();
      request.open(method, String(url));
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.withCredentials = credentials === 'include';
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort);
      request.send(body instanceof FormData || typeof body === 'string' ? body : null);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return new Response(request.responseText, { status: request.status, headers });
}
