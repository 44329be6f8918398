import type { ChallengeGuide } from './challenge-guide';

export const boothDutiesGuide: ChallengeGuide = {
  hints: [
    'The first number is a question of pairing helpers with duties. Giving each helper the first free duty of the list is not always best, but an early choice can be revised.',
    'A duty that stays open in a best plan can be dropped. What happens to it if a helper moves over from another duty?',
    'Find a maximum matching with augmenting paths. Then start from the open duties: if a helper who is trained for a droppable duty holds another duty, that other duty can be dropped too.',
  ],
  editorial: `The first number is the size of a maximum matching between helpers and duties. Take the helpers one by one and look for an augmenting path: try each duty the helper is trained for, and if somebody holds it, try to move that person to another duty. When no path exists for a helper, none will appear later, so one attempt each is enough.

For the second number, fix this matching. An open duty can be dropped. So can a filled duty whose holder is trained for a droppable duty: the holder moves there, the number stays the same, and the old duty is open. Repeat until nothing new is found, with a queue.

This finds all of them. If duty \`d\` is filled here but another best plan leaves it open, compare the two plans. Starting at \`d\`, they differ along a path that alternates between them. It cannot end at a helper, or one of the plans could be enlarged, so it ends at a duty that is open here. The search follows this path back to \`d\`.

The matching takes \`O(N · E)\` for \`E ≤ N · D\` training entries, the search \`O(E)\`, and memory is \`O(E)\`. A new matching for every dropped duty costs D times as much.

Counting only the \`D − filled\` open duties is the common error. In the second example one duty is open, but each of the three can be dropped.`,
};
