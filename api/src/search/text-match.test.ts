import { prefixQuery } from './text-match';

test.each([
  ['front eng', 'front:* & eng:*'],
  ['AI intern', 'AI & intern:*'],
  ['C++ developer', 'C & developer:*'],
  ["front'); drop table jobs; --", 'front:* & drop:* & table:* & jobs:*'],
  ['हिन्दी अनुवादक', 'हिन्दी:* & अनुवादक:*'],
])('%j is searched for by prefixes', (text, query) => {
  expect(prefixQuery(text)).toBe(query);
});

test.each(['"data scientist"', 'engineer -sales', 'nurse or doctor', '+-!'])(
  '%j has no prefix query because of its operators',
  (text) => {
    expect(prefixQuery(text)).toBeUndefined();
  },
);
