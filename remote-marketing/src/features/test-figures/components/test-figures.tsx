import type { QuizFigures } from '@sopaan/schemas/quizzes/quiz-ranking';
import { FigureSection, type Figure } from '../../../components/figures/figure-section';
import { formatNumber } from '../../../components/figures/format-number';
import { testFiguresQuery } from '../api/get-test-figures';

/** Figures of the reasoning test. */
export function TestFigures() {
  return <FigureSection title="The test today" query={testFiguresQuery} list={listFigures} />;
}

/** Leaves out figures that are 0: those that an earlier release of the API lacks, and the number of people before the first one. */
function listFigures(figures: QuizFigures): readonly Figure[] {
  const { questions, questionsPerAttempt, durationSeconds, people } = figures;
  const all = [
    { name: 'items in the pool', value: questions },
    {
      name: `items in ${Math.round(durationSeconds / 60)} minutes`,
      value: durationSeconds > 0 ? questionsPerAttempt : 0,
    },
    { name: people === 1 ? 'person has taken it' : 'people have taken it', value: people },
  ];
  return all
    .filter(({ value }) => value > 0)
    .map(({ name, value }) => ({ name, value: formatNumber(value) }));
}
