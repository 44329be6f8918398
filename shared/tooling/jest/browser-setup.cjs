/** Matchers for the document, and what jsdom does not lay out: media queries and observers. */
require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
const React = require('react');

// How long a test waits for what does not come. On a busy machine a screen may take over a second.
configure({ asyncUtilTimeout: 10_000 });

// React notes a stack of calls for each element that is made, ten thousand a second at most. Nothing here reads them.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);

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
