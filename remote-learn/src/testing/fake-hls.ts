/** A fake network of playlists for `hls.js`, which uses `XMLHttpRequest`, and the `MediaSource` that it needs. jsdom has neither. */

interface FakeHls {
  /** The paths that were requested. */
  requests: string[];
  uninstall: () => void;
}

/** `answer` gives the playlist of a path, or undefined for a 404; `supports` says which codecs the browser plays. */
export function installFakeHls(
  answer: (path: string) => string | undefined,
  supports: (type: string) => boolean,
): FakeHls {
  const requests: string[] = [];

  class FakeRequest {
    readyState = 0;
    status = 0;
    response = '';
    responseText = '';
    responseType = '';
    responseURL = '';
    timeout = 0;
    onreadystatechange: (() => void) | null = null;
    onprogress: (() => void) | null = null;
    open(_method: string, url: string) {
      this.responseURL = url;
      this.readyState = 1;
    }
    send() {
      const { pathname } = new URL(this.responseURL, location.href);
      requests.push(pathname);
      const text = answer(pathname);
      queueMicrotask(() => {
        Object.assign(this, { readyState: 4, status: text === undefined ? 404 : 200 });
        Object.assign(this, { response: text ?? '', responseText: text ?? '' });
        this.onreadystatechange?.();
      });
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    getAllResponseHeaders() {
      return '';
    }
    abort() {}
  }

  class FakeMediaSource extends EventTarget {
    static isTypeSupported = supports;
    readyState = 'closed';
    sourceBuffers = [];
  }
  class FakeSourceBuffer {
    appendBuffer() {}
    remove() {}
  }

  const fakes = {
    XMLHttpRequest: FakeRequest,
    MediaSource: FakeMediaSource,
    SourceBuffer: FakeSourceBuffer,
  };
  const originals = Object.keys(fakes).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(fakes)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:media', revokeObjectURL: () => undefined });
  return {
    requests,
    uninstall() {
      for (const [name, original] of originals) {
        if (original) Object.defineProperty(globalThis, name, original);
        else Reflect.deleteProperty(globalThis, name);
      }
      Object.assign(URL, { createObjectURL, revokeObjectURL });
    },
  };
}
