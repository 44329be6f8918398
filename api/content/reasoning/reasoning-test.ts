/** The reasoning test of the site. Its items are generated from fixed seeds, so they are the same on every start. */
import { createHash } from 'node:crypto';
import type {
  SiteQuestion,
  SiteQuiz,
} from '../../src/modules/quizzes/site-quizzes/site-quizzes.repository';
import { createRandom, type Random } from '../../seeds/random/random';
import { figureMatrix } from './items/figure-matrix';
import { numberSeries } from './items/number-series';
import { syllogism } from './items/syllogism';
import { turnedFigure } from './items/turned-figure';
import { DIFFICULTIES, type Difficulty, type ReasoningItem } from './reasoning-item';

/** An item as it is stored. Its id is derived from its content, so that changed content makes a new item. */
export type StoredItem = SiteQuestion & { difficulty: Difficulty };

const SEED = 60_417;
const ITEMS_PER_GROUP = 5;

type Generator = (random: Random, difficulty: Difficulty, index: number) => ReasoningItem;

/** 60 items: five of each topic and difficulty. */
export function drawItems(): StoredItem[] {
  const drawnShapes = new Set<string>();
  const generators: Readonly<Record<string, Generator>> = {
    'number-series': numberSeries,
    'figure-matrix': figureMatrix,
    'turned-figure': (...draw) => turnedFigure(...draw, drawnShapes),
    syllogism,
  };
  return Object.entries(generators).flatMap(([topic, generate], topicIndex) => {
    const random = createRandom(SEED + topicIndex);
    const drawnItems = new Set<string>();
    return DIFFICULTIES.flatMap((difficulty) =>
      Array.from({ length: ITEMS_PER_GROUP }, (_item, index) => {
        let item = generate(random, difficulty, index);
        while (drawnItems.has(item.question + item.correct))
          item = generate(random, difficulty, index);
        drawnItems.add(item.question + item.correct);
        return toStored(random, item, { topic, difficulty });
      }),
    );
  });
}

function toStored(
  random: Random,
  { format, question, correct, wrong, explanation }: ReasoningItem,
  group: Pick<StoredItem, 'topic' | 'difficulty'>,
): StoredItem {
  const options = random.shuffled([correct, ...wrong]);
  const content = { ...group, format, question, options, explanation };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { id: `reasoning-${digest}`, ...content, correctIndex: options.indexOf(correct) };
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

export const REASONING_TEST = {
  id: 'reasoning-test',
  type: 'quiz',
  title: 'Reasoning test',
  description:
    'Number series, figure matrices, rotated figures and conclusions: two items of each kind at each of three levels, from easy to hard.',
  topic: 'Reasoning',
  durationSeconds: 24 * MINUTE_SECONDS,
  questionCount: 24,
  attemptsMax: 3,
  cooldownSeconds: DAY_SECONDS,
  createdAt: '2026-01-05T00:00:00.000Z',
  questions: drawItems(),
} satisfies SiteQuiz;
