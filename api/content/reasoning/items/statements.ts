/** Statements about groups, and what follows from them. */

/** `not` means that some are not. `subject` and `predicate` are indexes of groups, from 0. */
export interface Statement {
  mood: 'all' | 'no' | 'some' | 'not';
  subject: number;
  predicate: number;
}

export const MOODS = ['all', 'no', 'some', 'not'] as const;

/*
 * A combination is a set of groups: bit `g` is set for group `g`. A world says which combinations exist: bit `c` is set if there is
 * something that is in exactly the groups of combination `c`.
 */

/** The combinations that contain a group, in the format of a world. */
const membersOf = (groupCount: number, group: number): number => {
  let members = 0;
  for (let combination = 0; combination < 1 << groupCount; combination += 1) {
    if (combination & (1 << group)) members |= 1 << combination;
  }
  return members;
};

function holds({ mood, subject, predicate }: Statement, world: number, members: readonly number[]) {
  const subjects = world & (members[subject] ?? 0);
  const predicates = members[predicate] ?? 0;
  if (mood === 'all') return (subjects & ~predicates) === 0;
  if (mood === 'no') return (subjects & predicates) === 0;
  return (mood === 'some' ? subjects & predicates : subjects & ~predicates) !== 0;
}

/** The worlds in which the premises hold and every group has a member. `members`: `membersOf` each group. */
function worldsOf(premises: readonly Statement[], groupCount: number, members: readonly number[]) {
  // No world has the combinations that general premises exclude, so few combinations remain.
  const isExcluded = (combination: number) =>
    premises.some(
      (premise) =>
        (premise.mood === 'all' || premise.mood === 'no') &&
        !holds(premise, 1 << combination, members),
    );
  let possible = 0;
  for (let combination = 0; combination < 1 << groupCount; combination += 1) {
    if (!isExcluded(combination)) possible |= 1 << combination;
  }
  const worlds: number[] = [];
  // Each subset of the possible combinations.
  for (let world = possible; world > 0; world = (world - 1) & possible) {
    const isInhabited = members.every((membersOfGroup) => (world & membersOfGroup) !== 0);
    if (isInhabited && premises.every((premise) => holds(premise, world, members))) {
      worlds.push(world);
    }
  }
  return worlds;
}

/** Splits all statements about the given pairs of groups into those that follow from the premises and those that do not. */
export function conclusions(
  premises: readonly Statement[],
  groupCount: number,
  pairs: ReadonlyArray<readonly [number, number]>,
): { valid: Statement[]; invalid: Statement[] } {
  const members = Array.from({ length: groupCount }, (_members, group) =>
    membersOf(groupCount, group),
  );
  const worlds = worldsOf(premises, groupCount, members);
  const statements = pairs.flatMap(([subject, predicate]) =>
    MOODS.map((mood): Statement => ({ mood, subject, predicate })),
  );
  const isValid = (statement: Statement) =>
    worlds.length > 0 && worlds.every((world) => holds(statement, world, members));
  return {
    valid: statements.filter(isValid),
    invalid: statements.filter((statement) => !isValid(statement)),
  };
}
