/** Matchers for the document, and what jsdom does not lay out: media queries and observers. */
require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// How long a test waits for what does not come. On a busy machine a screen may take over a second.
configure({ asyncUtilTimeout: 10_000 });

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

const absent = {
  matchMedia,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo() {},
  scrollBy() {},
};
for (const [name, value] of Object.entries(absent)) {
  Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy']) {
  Object.defineProperty(Element.prototype, name, {
    value() {},
    writable: true,
    configurable: true,
  });
}

// jsdom keeps no timeline.
performance.getEntriesByType ??= () => [];
