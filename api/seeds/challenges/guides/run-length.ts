import type { ChallengeGuide } from './challenge-guide';

export const runLengthGuide: ChallengeGuide = {
  hints: [
    'How do you know, reading letter by letter, that a run has ended? Think of the last run of the message as well.',
    'Jump from the start of a run to its end, write the letter, and add the length if it is at least 2.',
  ],
  editorial: `Read the message run by run. At the start of a run, move on as long as the letters stay the same; the distance covered is the length. Write the letter and, if the length is greater than 1, the length after it. The next run starts where this one ended. A letter may have several runs, as in \`AAABAAA\`, and each is written for itself: \`A3BA3\`.

If you count with a loop over all letters instead, a run ends when the next letter differs or when the message is over. The second case is easy to miss, and then the last run is never written.

Every letter is read a constant number of times, so the time is \`O(n)\`. The short form takes \`O(n)\` memory; it is never longer than the message. Measuring the run again from each of its letters takes \`O(n^2)\`: a message of 10^5 equal letters needs 5 × 10^9 steps.

### Lengths with several digits

A length is a number and may have more than one digit. Twelve times \`Z\` is \`Z12\`. A program that stops at nine, because it reserves a single digit for the length, writes \`Z9Z3\`. That would be one run written as two, and the statement asks for each run to be written once.`,
};
