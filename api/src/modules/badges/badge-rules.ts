/** The texts of all badges. Their conditions are in the query of `badges.repository.ts`. */
export const BADGES = {
  'first-challenge': { title: 'First step', rule: 'Solve your first challenge.' },
  'ten-challenges': { title: 'Ten up', rule: 'Solve ten challenges.' },
  'fifty-challenges': { title: 'Half a century', rule: 'Solve fifty challenges.' },
  'week-streak': {
    title: 'Seven in a row',
    rule: 'Solve a new challenge on seven consecutive days.',
  },
  'first-quiz': { title: 'Quiz passed', rule: 'Pass your first quiz.' },
  'full-marks': { title: 'Full marks', rule: 'Answer every question of a quiz correctly.' },
} as const;

export type BadgeKey = keyof typeof BADGES;
