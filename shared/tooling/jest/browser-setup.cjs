/** DOM matchers, and stubs for what jsdom lacks because it has no layout: media queries, observers and scrolling. */
require('@testing-library/jest-dom');
const { configure, prettyDOM } = require('@testing-library/dom');

configure({
  // On a busy machine a screen may take over a second to render.
  asyncUtilTimeout: 30_000,
  getElementError,
});

/**
 * The error of a query without a result. It describes the document only when it is printed, because a query that is repeated
 * until it succeeds fails many times.
 */
function getElementError(summary, container) {
  const error = new Error(summary ?? '');
  const header = String(error);
  const trace = new Error(error.message);
  Error.captureStackTrace(trace, getElementError);
  let description;
  error.name = 'TestingLibraryElementError';
  defineLazy(error, 'message', () => {
    description ??= [summary, prettyDOM(container)].filter(Boolean).join('\n\n');
    return description;
  });
  defineLazy(error, 'stack', () => `${error}${trace.stack.slice(header.length)}`);
  return error;
}

function defineLazy(target, name, get) {
  Object.defineProperty(target, name, {
    configurable: true,
    get,
    set: (value) => Object.defineProperty(target, name, { value, writable: true }),
  });
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function matchMedia(query) {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

const stubs = {
  matchMedia,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo() {},
  scrollBy() {},
};
function stubBrowser() {
  for (const [name, value] of Object.entries(stubs)) {
    Object.defineProperty(window, name, { value, writable: true, configurable: true });
  }
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy']) {
    Object.defineProperty(Element.prototype, name, {
      value() {},
      writable: true,
      configurable: true,
    });
  }

  // jsdom has no performance timeline.
  performance.getEntriesByType ??= () => [];
}

// Tests of rendering on a server have no browser.
if (typeof window !== 'undefined') stubBrowser();
