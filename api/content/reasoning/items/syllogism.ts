/** Conclusions from statements about groups with invented names, so that nobody knows more about them than the statements say. */
import type { Random } from '../../../seeds/random/random';
import type { Difficulty, ReasoningItem } from '../reasoning-item';
import { conclusions, MOODS, type Statement } from './statements';

const NAMES = [
  ...['lorims', 'tavels', 'brenks', 'dovars', 'melips', 'sundos', 'pratels', 'kivons', 'hurbles'],
  ...['zaldas', 'fentips', 'gromels', 'wistas', 'jorkins', 'numbels', 'quillors', 'rastims'],
  ...['vellots', 'yandros', 'cubrins'],
] as const;

/** The premises link the groups in a chain, each in one of the two directions. */
function drawPremises(random: Random, difficulty: Difficulty): Statement[] {
  const links = difficulty === 3 ? [0, 1, 2] : [0, 1];
  const moods = difficulty === 1 ? MOODS.slice(0, 2) : MOODS;
  return links.map((group) => {
    const isForward = random.between(0, 1) === 0;
    return {
      mood: moods[random.between(0, moods.length - 1)] ?? 'all',
      subject: isForward ? group : group + 1,
      predicate: isForward ? group + 1 : group,
    };
  });
}

const isParticular = ({ mood }: Statement) => mood === 'some' || mood === 'not';

/** Draws premises from which a conclusion about the first and the last group follows, and options of which only one follows. */
function drawSyllogism(random: Random, difficulty: Difficulty) {
  for (;;) {
    const premises = drawPremises(random, difficulty);
    // No conclusion follows from two particular statements (some are, some are not).
    if (premises.filter(isParticular).length > 1) continue;
    const groupCount = premises.length + 1;
    const last = groupCount - 1;
    const { valid, invalid } = conclusions(premises, groupCount, [
      [0, last],
      [last, 0],
    ]);
    // The conclusion of an easy item is general; other items have a premise about some of a group.
    const hasSome = premises.some(isParticular);
    const strongest = valid.find((statement) => !isParticular(statement)) ?? valid[0];
    const fits = difficulty === 1 ? strongest && !isParticular(strongest) : hasSome;
    if (strongest && fits && invalid.length >= 4) {
      return { premises, correct: strongest, wrong: random.shuffled(invalid).slice(0, 4) };
    }
  }
}

export function syllogism(random: Random, difficulty: Difficulty): ReasoningItem {
  const names = random.shuffled(NAMES);
  const toText = ({ mood, subject, predicate }: Statement) => {
    const start = { all: 'All', no: 'No', some: 'Some', not: 'Some' }[mood];
    return `${start} ${names[subject]} are ${mood === 'not' ? 'not ' : ''}${names[predicate]}`;
  };
  const { premises, correct, wrong } = drawSyllogism(random, difficulty);
  return {
    format: 'text',
    question: `${premises.map((premise) => `${toText(premise)}.`).join(' ')} There is at least one of each, and “some” means at least one. Which statement must be true?`,
    correct: toText(correct),
    wrong: wrong.map(toText),
    explanation:
      'It holds in every case in which the given statements hold. For each of the others there is a case in which they hold and it does not.',
  };
}
