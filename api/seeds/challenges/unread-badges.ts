import type { ChallengeSource } from './challenge-source';
import { linesOf } from './input-text';
import { unreadBadgesTests } from './generated/unread-badges';

export const unreadBadges: ChallengeSource = {
  title: 'Unread Badges',
  difficulty: 'Intermediate',
  topics: ['Hashing', 'Sorting'],
  practice: {
    type: 'Projects',
    projectType: 'Mobile Apps',
    mode: 'Mentor-Guided',
  },
  statement: [
    'A chat app shows a badge with the number of unread messages. Events come one by one: "new NAME" is a message in the chat NAME, "read NAME" opens that chat and clears its badge, "mute NAME" clears it and ignores all later messages of that chat.',
    'Print the chats that have unread messages, most unread first, equal ones by name, each as NAME:COUNT; print NONE when all is read.',
  ],
  inputFormat: 'The first line holds N. Each of the next N lines holds an event.',
  outputFormat: 'The badges separated by one space, or NONE.',
  constraints: ['1 ≤ N ≤ 5 × 10^4', 'A name has 1 to 12 letters a-z'],
  examples: [
    {
      input: '4\nnew asha\nnew ravi\nnew asha\nread ravi',
      explanation: 'Two messages of asha are unread.',
    },
    { input: '2\nmute office\nnew office', explanation: 'A muted chat has no badge.' },
  ],
  hiddenInputs: [
    '1\nnew a',
    '1\nread a',
    '3\nnew b\nnew a\nnew c',
    '5\nnew a\nnew a\nnew b\nnew b\nnew c',
    '4\nnew a\nmute a\nnew a\nread a',
    `40\n${Array.from({ length: 40 }, (_, index) => `${index % 7 === 6 ? 'read' : 'new'} ${'abcde'[index % 5]}`).join('\n')}`,
  ],
  tests: unreadBadgesTests,
  solve(input) {
    const unread = new Map<string, number>();
    const muted = new Set<string>();
    for (const line of linesOf(input).slice(1)) {
      const [event, chat = ''] = line.trim().split(' ');
      if (event === 'mute') muted.add(chat);
      if (event !== 'new') unread.delete(chat);
      else if (!muted.has(chat)) unread.set(chat, (unread.get(chat) ?? 0) + 1);
    }
    const badges = [...unread].sort(
      ([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1),
    );
    return badges.map(([chat, count]) => `${chat}:${count}`).join(' ') || 'NONE';
  },
};
