import type { ChallengeGuide } from './challenge-guide';

export const twoTeamsGuide: ChallengeGuide = {
  hints: [
    'As soon as one player is in a team, the teams of some others are fixed. Which ones, and how far does this reach?',
    'Go from player to player along the quarrels, and give each rival the other team. A quarrel between two players of one team means NO.',
    'Start a new round of this at the smallest player who has no team yet, and give that player A.',
  ],
  editorial: `Think of the players as points and of the quarrels as lines between them. When one player has a team, each rival must be in the other team, their rivals in the first again, and so on. So within a connected group everything follows from a single player. If two rivals end up in the same team, no division exists, because every step was forced.

Different groups do not touch each other, and each can be divided in two ways, one the exchange of the other. To get the first row in the alphabet, let the smallest player of each group be in A. Any other valid row differs from this one first at such a player, where it has B in place of A.

Go through the players in ascending order. Whoever has no team yet is the smallest of a new group: give A, and follow the quarrels with a list of players still to be visited. A pair that is given twice does no harm.

Each player and each quarrel is handled a constant number of times: \`O(N + M)\` time and memory. Repeated passes over all pairs may take \`O(N × M)\`.

### Several groups

Starting at player 1 only reaches one group. In the first example, players 3 and 5 have quarrelled with each other but with nobody in the group of player 1. Filled up with A, the row is \`AAABA\` and puts both into one team. The right row is \`AAABB\`.`,
};
