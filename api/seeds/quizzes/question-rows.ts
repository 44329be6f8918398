import { createRandom } from '../random/random';
import { seedId } from '../tables/seed-id';
import type { SeedTable } from '../tables/seed-table';
import { quizzes } from './quizzes';
import type { DetailedSource, QuizSource } from './quiz-source';

const SEED = 4103;

export function quizQuestionTable(): SeedTable {
  return { name: 'quiz_questions', rows: quizzes.flatMap(questionRows) };
}

function questionRows({ questions, detailedQuestions = [] }: QuizSource, quizIndex: number) {
  const random = createRandom(SEED + quizIndex);
  const quizId = seedId('quiz', quizIndex);
  const choices = questions.map(([question, correct, ...wrong]): DetailedSource => ({
    kind: 'choice',
    format: 'text',
    question,
    correct,
    wrong,
    explanation: '',
  }));
  return [...choices, ...detailedQuestions].map((source, index) => {
    const { kind, format, question, explanation } = source;
    const options = random.shuffled(optionsOf(source));
    const position = index + 1;
    return {
      id: `${quizId}-q${String(position).padStart(2, '0')}`,
      quiz_id: quizId,
      position,
      kind,
      format,
      question,
      options,
      explanation,
      ...answerKey(source, options),
    };
  });
}

function optionsOf(source: DetailedSource): string[] {
  if (source.kind === 'number') return [];
  if (source.kind === 'ordering') return [...source.correct];
  return [source.correct, source.wrong].flat();
}

function answerKey(source: DetailedSource, options: readonly string[]) {
  const { kind } = source;
  const indexOf = (option: string) => options.indexOf(option);
  const isList = kind === 'choices' || kind === 'ordering';
  const indexes = isList ? source.correct.map(indexOf) : null;
  return {
    correct_index: kind === 'choice' ? indexOf(source.correct) : null,
    correct_indexes: kind === 'choices' ? (indexes?.sort((a, b) => a - b) ?? null) : indexes,
    correct_value: kind === 'number' ? source.correct : null,
    tolerance: kind === 'number' ? source.tolerance : 0,
    unit: kind === 'number' ? source.unit : '',
  };
}
