import type { ChallengeGuide } from './challenge-guide';

export const diwaliFlameGuide: ChallengeGuide = {
  hints: [
    'Which lamps are lit in the first minute, and which of them can light others in the second?',
    'Within one minute only the lamps lit in the minute before have neighbours that may still be dark. There is no need to look at the rest of the courtyard.',
    'Run one breadth-first search that starts from all burning lamps at once and count its levels. The dark lamps that it never reaches stay dark.',
  ],
  editorial: `The minute at which a lamp is lit is its distance, through neighbouring lamps, from the nearest lamp that burns at the beginning. A breadth-first search with several sources computes all these distances in one go.

Put all burning lamps into the first level. In each minute go through the current level, light each dark neighbour of its lamps, and collect these as the next level. Mark a lamp as lit at once, so that two flames do not collect it twice. The number of levels that light something is the first answer. It is 0 if nothing can be lit. The second answer is the number of dark lamps that remain.

This is right because after \`t\` minutes exactly the lamps within distance \`t\` of some flame burn, and the next level consists of those at distance \`t + 1\`.

Every square is looked at a constant number of times: \`O(R · C)\` time and memory. Scanning the whole courtyard for each minute is much slower. A winding line of lamps can burn for more than 100,000 minutes on 250,000 squares.

All flames have to spread at the same time. If the first flame is followed to its end before the second begins, it takes lamps that another one would have lit earlier. In the first example that gives 4 minutes, though the flames meet after 2.`,
};
