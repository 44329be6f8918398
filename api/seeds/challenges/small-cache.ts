import type { ChallengeSource } from './challenge-source';
import { linesOf, numbersOf, lineAt } from './input-text';
import { smallCacheTests } from './generated/small-cache';

export const smallCache: ChallengeSource = {
  title: 'The Small Cache',
  difficulty: 'Advanced',
  topics: ['Hashing', 'Linked lists', 'Caching'],
  practice: {
    type: 'System Design',
    format: 'Case Studies',
  },
  statement: [
    'A busy service keeps the last used answers in memory. The cache holds at most C keys. "put K V" stores a value, "get K" asks for it; both make K the most recently used key. When a new key does not fit, the least recently used one is dropped.',
    'Print the answer to each get: the value, or -1 when the key is not there.',
  ],
  inputFormat:
    'The first line holds C and the number of calls N. Each of the next N lines holds a call; keys and values are whole numbers.',
  outputFormat: 'One line for each get.',
  constraints: [
    '1 ≤ C ≤ 10^4',
    '1 ≤ N ≤ 5 × 10^4',
    'There is at least one get',
    '0 ≤ key, value ≤ 10^9',
  ],
  examples: [
    {
      input: '2 5\nput 1 10\nput 2 20\nget 1\nput 3 30\nget 2',
      explanation: 'Key 2 was used least recently when 3 came.',
    },
    { input: '1 2\nput 5 1\nget 5', explanation: 'The key is there.' },
  ],
  hiddenInputs: [
    '1 1\nget 1',
    '1 4\nput 1 1\nput 2 2\nget 1\nget 2',
    '2 6\nput 1 1\nput 2 2\nput 1 9\nput 3 3\nget 1\nget 2',
    '3 7\nput 1 1\nput 2 2\nput 3 3\nget 1\nput 4 4\nget 2\nget 3',
    `5 200\n${Array.from({ length: 200 }, (_, index) => (index % 3 === 2 ? `get ${(index * 7) % 11}` : `put ${(index * 5) % 11} ${index}`)).join('\n')}`,
    '2 3\nput 0 0\nget 0\nget 1',
  ],
  tests: smallCacheTests,
  solve(input) {
    const [capacity = 1] = numbersOf(lineAt(input, 0));
    const cache = new Map<string, string>();
    const answers: string[] = [];
    for (const line of linesOf(input).slice(1)) {
      const [call, key = '', given] = line.trim().split(' ');
      const value = given ?? cache.get(key);
      if (call === 'get') answers.push(value ?? '-1');
      if (value === undefined) continue;
      cache.delete(key);
      cache.set(key, value);
      const [oldest] = cache.keys();
      if (cache.size > capacity && oldest !== undefined) cache.delete(oldest);
    }
    return answers.join('\n');
  },
};
