import { languageSchema } from '@sopaan/schemas/code-run';
import { array, number, object, string } from 'yup';
import type { Queryable } from '../../../plugins/database';
import type { Claim } from './claims';
import type { JudgeTask } from './task';

const testsSchema = array(
  object({ input: string().defined(), output: string().defined() }),
).required();

const rowSchema = object({
  timeLimitMs: number().required(),
  memoryLimitMb: number().required(),
  examples: testsSchema,
  hidden: testsSchema,
});

/** What a submission is judged by, as the challenge stands now. */
export async function findTask(
  database: Queryable,
  { userId, challengeId, language, code }: Claim,
): Promise<JudgeTask> {
  const [row] = await database.query(
    `select time_limit_ms as "timeLimitMs", memory_limit_mb as "memoryLimitMb", examples,
       coalesce((
         select json_agg(json_build_object('input', input, 'output', output) order by position)
         from challenge_tests where challenge_id = challenges.id
       ), '[]') as hidden
     from challenges where id = $1`,
    [challengeId],
  );
  const { examples, hidden, ...limits } = rowSchema.validateSync(row, { stripUnknown: true });
  const toTest = (isExample: boolean) => (test: { input: string; output: string }) => ({
    input: test.input,
    expected: test.output,
    isExample,
  });
  return {
    userId,
    language: languageSchema.required().validateSync(language),
    code,
    ...limits,
    tests: [...examples.map(toTest(true)), ...hidden.map(toTest(false))],
  };
}
