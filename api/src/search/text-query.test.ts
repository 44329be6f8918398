import { SYNONYMS } from './synonyms';
import { hasOperators, textQuery } from './text-query';

test.each([
  ['front eng', 'front:* & eng:*'],
  ['AB intern', "AB & ('intern' | 'internship')"],
  ['C++ analyst', 'C & analyst:*'],
  ["front'); drop table jobs; --", 'front:* & drop:* & table:* & jobs:*'],
  ['हिन्दी अनुवादक', 'हिन्दी:* & अनुवादक:*'],
  ['Work From Home design', "('remote' | 'work from home' | 'wfh') & design:*"],
  [
    'web devs Bangalore',
    "web:* & ('developer' | 'dev' | 'programmer') & ('bengaluru' | 'bangalore')",
  ],
  ['java  script', "('javascript' | 'js' | 'java script')"],
  ['node.js', "('nodejs' | 'node.js' | 'node js')"],
])('[U2] %j is searched for by prefixes and synonyms', (text, query) => {
  expect(textQuery(text)).toBe(query);
});

test.each(['"data scientist"', 'engineer -sales', 'nurse or doctor'])(
  '%j has operators of a web search',
  (text) => {
    expect(hasOperators(text)).toBe(true);
  },
);

test('a text without a word has no query', () => {
  expect(textQuery('+-!')).toBeUndefined();
});

test('[U2] no phrase is in two groups of synonyms, and none needs to be escaped in a query', () => {
  const phrases = SYNONYMS.flat();
  expect(new Set(phrases).size).toBe(phrases.length);
  expect(phrases.filter((phrase) => !/^[a-z0-9.# ]+$/.test(phrase))).toEqual([]);
});
