import { readPageHeader } from './page-header';

/** jsdom has no navigation entries. */
function setNavigation(entry: object | undefined): void {
  const getEntriesByType = () => (entry ? [entry] : []);
  Object.defineProperty(performance, 'getEntriesByType', {
    value: getEntriesByType,
    configurable: true,
  });
}

afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

test('[P13] reads page ID and nonce from the header', () => {
  setNavigation({
    serverTiming: [
      { name: 'page', description: 'id.signature' },
      { name: 'nonce', description: 'abc' },
      { name: 'db', description: 'of a proxy' },
    ],
  });
  expect([readPageHeader('page'), readPageHeader('nonce')]).toEqual(['id.signature', 'abc']);
});

test('[P13] reads nothing where the browser does not show the header', () => {
  for (const entry of [undefined, {}, { serverTiming: [] }]) {
    setNavigation(entry);
    expect(readPageHeader('nonce')).toBeUndefined();
  }
});
