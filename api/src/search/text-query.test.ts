import { SYNONYMS } from './synonyms';
import { hasOperators, namedKinds, searchedPhrases, textQuery } from './text-query';

test.each([
  ['front eng', 'front:* & eng:*'],
  // CSS is not the plural of "cs", which stands for computer science.
  ['css', 'css:*'],
  ['AB intern', "AB & ('intern' | 'internship')"],
  ['C++ analyst', "('cplusplus' | 'cpp' | 'c plus plus') & analyst:*"],
  ['C# and C', "('csharp' | 'c sharp') & C"],
  ["front'); drop table jobs; --", 'front:* & drop:* & table:*'],
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

test.each([
  ['python course', 'python:*'],
  ['Jobs in Delhi', 'Delhi:*'],
  ['fresher jobs near Delhi', "('fresher' | 'entry level') & Delhi:*"],
  ['internships for the summer', "('intern' | 'internship') & summer:*"],
  ['walk in jobs', "('walk in' | 'walkin')"],
  ['jobs in Jammu and Kashmir', "('jammu and kashmir' | 'j k')"],
  ['IT jobs', "('information technology' | 'it')"],
])('[U2] %j is searched for without its stop words', (text, query) => {
  expect(textQuery(text)).toBe(query);
});

test.each([
  [
    'chess club pune',
    1,
    "(chess:* & club:*) | (chess:* & ('pune' | 'poona')) | (club:* & ('pune' | 'poona'))",
  ],
  ['chess pune', 1, "(chess:*) | (('pune' | 'poona'))"],
  ['chess', 1, undefined],
])('[U24] %j may lack %d of its words', (text, missingTerms, query) => {
  expect(textQuery(text, { missingTerms })).toBe(query);
});

test('[U2] a text of stop words only keeps them', () => {
  expect(textQuery('the jobs')).toBe('the:* & jobs:*');
});

test('[U2] the places of jobs are matched without stop words', () => {
  expect(searchedPhrases('jobs in Pune and Delhi')).toEqual(['pune', 'poona', 'delhi']);
});

test.each([
  ['Jobs in Delhi', ['jobs']],
  ['courses for a bank job', ['courses', 'jobs']],
  ['python quiz', ['quizzes']],
  ['python', []],
  ['courses', []],
])('[U2] the kinds that %j names are %j', (text, kinds) => {
  expect(namedKinds(text)).toEqual(kinds);
});

test('a text without a word has no query', () => {
  expect(textQuery('+-!')).toBeUndefined();
});

test('[U2] no phrase is in two groups of synonyms, and none needs to be escaped in a query', () => {
  const phrases = SYNONYMS.flat();
  expect(new Set(phrases).size).toBe(phrases.length);
  expect(phrases.filter((phrase) => !/^[a-z0-9.# ]+$/.test(phrase))).toEqual([]);
});
