import type { ChallengeSource } from './challenge-source';
import { numbersOf } from './input-text';
import { pageLinksTests } from './generated/page-links';

export const pageLinks: ChallengeSource = {
  title: 'Links Under a Long List',
  difficulty: 'Intermediate',
  topics: ['Simulation', 'Web'],
  practice: {
    type: 'Projects',
    projectType: 'Web Development',
  },
  statement: [
    'A web page shows a long list in pages. Under it stand links: the first page, the last page, and the current page with its neighbours on both sides. A gap of one or more missing pages is shown as three dots.',
    'Given the number of items, the items on a page and the current page, print the row of links. An empty list has one page.',
  ],
  inputFormat: 'One line with the number of items, the items on a page and the current page.',
  outputFormat:
    'Page numbers and dots, separated by one space; the current page stands in brackets.',
  constraints: ['0 ≤ items ≤ 10^9', '1 ≤ items on a page ≤ 1000', 'The current page exists'],
  examples: [
    { input: '95 10 5', explanation: 'Ten pages; pages 2, 3 and 7 to 9 are left out.' },
    { input: '0 20 1', explanation: 'The only page is the current one.' },
  ],
  hiddenInputs: [
    '30 10 1',
    '30 10 3',
    '100 10 2',
    '100 10 3',
    '100 10 10',
    '101 10 11',
    '10000 7 500',
  ],
  tests: pageLinksTests,
  solve(input) {
    const [items = 0, size = 1, current = 1] = numbersOf(input);
    const last = Math.max(1, Math.ceil(items / size));
    const shown = [...new Set([1, current - 1, current, current + 1, last])]
      .filter((page) => page >= 1 && page <= last)
      .sort((a, b) => a - b);
    return shown
      .flatMap((page, index) => {
        const link = page === current ? `[${page}]` : String(page);
        return index > 0 && page - (shown[index - 1] ?? 0) > 1 ? ['...', link] : [link];
      })
      .join(' ');
  },
};
