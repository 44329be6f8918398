import type { ChallengeGuide } from './challenge-guide';

export const pageLinksGuide: ChallengeGuide = {
  hints: [
    'How many pages does a list of 95 items need with 10 on a page, and how many does a list of none need?',
    'There are at most five pages that are shown as numbers. Collect them, drop those that do not exist, and think about the dots afterwards.',
    'Sort the numbers without repeats. Wherever two neighbours differ by more than 1, three dots stand between them.',
  ],
  editorial: `First find the last page. N items with S on a page need N / S pages, rounded up, and at least one: \`last = max(1, (N + S - 1) / S)\` with integer division.

The pages with a number are 1, the current page, its two neighbours and the last page. Put them into a set, so that none appears twice, remove those below 1 or above \`last\`, and sort them. Then write them out in order. If a number is more than 1 larger than the one before, pages are missing between them, be it one or a million, and \`...\` comes first. The current page gets its brackets.

There are never more than five numbers, so time and memory are \`O(1)\`. A loop over all pages gives the same row but takes up to 10^9 steps, when there are 10^9 items and one on each page.

### Rounding down

The usual mistake is \`N / S\` rounded down. It works whenever the last page is full and loses a page otherwise. For \`95 10 5\` it finds nine pages and prints \`1 ... 4 [5] 6 ... 9\`; the five items left over stand on page 10. With \`101 10 11\` even the current page would be missing.

A gap of a single page is shown as dots as well: do not replace it by its number.`,
};
