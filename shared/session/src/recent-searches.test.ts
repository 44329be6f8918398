import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches';

afterEach(() => localStorage.clear());

test('keeps the latest six searches, each once', () => {
  for (const text of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'C1']) addRecentSearch(text);
  expect(readRecentSearches()).toEqual(['C1', 'g1', 'f1', 'e1', 'd1', 'b1']);
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test('what another program has stored under the key is ignored', () => {
  for (const stored of ['{', '"text"', '[1, null]']) {
    localStorage.setItem('sopaan.recent-searches', stored);
    expect(readRecentSearches()).toEqual([]);
  }
});
