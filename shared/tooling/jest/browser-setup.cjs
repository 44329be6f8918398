/** DOM matchers, and stubs for what jsdom lacks because it has no layout: media queries, observers and scrolling. */
require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// On a busy machine a screen may take over a second to render.
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

const stubs = {
  matchMedia,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo() {},
  scrollBy() {},
};
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
