/** The groups that it is a member of. */
type Individual = ReadonlySet<string>;
/** Whether it holds in a world: a set of individuals. */
type Sentence = (world: readonly Individual[]) => boolean;

function parse(text: string): Sentence {
  const [, quantity, subject = '', not, predicate = ''] =
    /^(All|No|Some) (\w+) are (not )?(\w+)$/.exec(text.trim()) ?? [];
  const isMember = (individual: Individual) => individual.has(predicate) === (not === undefined);
  return (world) => {
    const subjects = world.filter((individual) => individual.has(subject));
    if (quantity === 'All') return subjects.every(isMember);
    return quantity === 'Some' ? subjects.some(isMember) : !subjects.some(isMember);
  };
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);
}

/** Finds the options without a counterexample: a world in which the premises hold, but not the option. */
export function solveSyllogism(question: string, options: readonly string[]): number[] {
  const premises = (question.split(' There is at least one')[0] ?? '').split('.').filter(Boolean);
  const groups = [...new Set(premises.flatMap((premise) => premise.match(/\b[a-z]{5,}\b/g) ?? []))];
  const sentences = premises.map(parse);
  const conclusions = options.map(parse);
  const hasCounterexample = conclusions.map(() => false);
  // Sentences cannot distinguish individuals that are members of the same groups, so one of each kind is enough.
  const individuals = subsets(groups).map((memberships): Individual => new Set(memberships));
  for (const world of subsets(individuals)) {
    const isInhabited = groups.every((group) => world.some((individual) => individual.has(group)));
    if (!isInhabited || !sentences.every((holds) => holds(world))) continue;
    for (const [index, holds] of conclusions.entries()) {
      if (!holds(world)) hasCounterexample[index] = true;
    }
  }
  return options.flatMap((_option, index) => (hasCounterexample[index] ? [] : [index]));
}
