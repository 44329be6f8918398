/** The highest or the lowest value that is acceptable. */
export type Goal = { max: number } | { min: number };

/** Says whether a measured value is within its goal. */
export function goalText(value: number, goal: Goal): string {
  if ('max' in goal) return `${value <= goal.max ? 'within' : 'over'} ${goal.max}`;
  return `${value >= goal.min ? 'within' : 'under'} ${goal.min}`;
}
