import type { ChallengeGuide } from './challenge-guide';

export const unreadBadgesGuide: ChallengeGuide = {
  hints: [
    'What does each of the three events change, and which of these changes lasts? Think of a chat that is muted first and read later.',
    'Keep a table of unread counts and a set of muted chats. A new message counts only if its chat is not in the set.',
  ],
  editorial: `The state of the app is small: a number of unread messages for each chat, and the set of muted chats. Go through the events in order.

For \`new\`, do nothing if the chat is muted; otherwise add 1 to its count. For \`read\`, remove the count of the chat. For \`mute\`, remove the count and put the chat into the set. Clearing a chat that has no badge does no harm.

In the end, sort the remaining badges by two keys: the count, largest first, and among equal counts the name. Because \`read\` and \`mute\` remove the entry instead of setting it to 0, every badge that is left has at least one message. If there are none, print \`NONE\`.

Each event takes constant time with a hash table, and the sorting \`O(N log N)\` at most, with \`O(N)\` memory. Searching a list of badges at each event takes \`O(N)\` per event, which is too slow when there are thousands of chats.

### Muted for good

Muting ignores all later messages. No event takes this back: reading a muted chat opens it, but does not unmute it. After \`mute office\`, \`read office\` and \`new office\`, the output is \`NONE\`. A program that takes the chat out of the muted set at \`read\` prints \`office:1\`. The examples do not contain this order, so write such a test yourself.`,
};
