import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/unread-badges.json';

const LARGEST = 50_000;

/** A different name for each number: each digit becomes a letter. */
function nameOf(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
}

export const unreadBadgesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    for (let left = count; left > 0; left -= 1) reader.line(/(?:new|read|mute) [a-z]{1,12}/);
    reader.end();
    return count;
  },
  inputs: {
    'a muted chat that is opened stays muted': () => '4\nmute a\nread a\nnew a\nnew b',
    'equal counts, names of which one begins the other': () =>
      '6\nnew ab\nnew a\nnew abc\nnew b\nnew aab\nnew aa',
    'largest N, every chat once': () => `${LARGEST}\n${lines(LARGEST, (i) => `new ${nameOf(i)}`)}`,
    'largest N, all kinds of events': ({ between }) =>
      `${LARGEST}\n${lines(LARGEST, (index) => {
        const kind = index % 50 === 49 ? 'mute' : index % 7 === 6 ? 'read' : 'new';
        return `${kind} ${nameOf(between(0, 2_000))}`;
      })}`,
  },
  measured,
};
