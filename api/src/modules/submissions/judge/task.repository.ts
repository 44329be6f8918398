import { languageSchema } from '@sopaan/schemas/code-run';
import { array, number, object, string } from 'yup';
import type { Queryable } from '../../../plugins/database';
import type { Claim } from './claims';
import type { JudgeTask } from './task';

const exampleSchema = object({ input: string().defined(), output: string().defined() });
const hiddenTestSchema = object({
  input: string().defined(),
  output: string().nullable().defined(),
  sha256: string().nullable().defined(),
});

const rowSchema = object({
  timeLimitMs: number().required(),
  memoryLimitMb: number().required(),
  examples: array(exampleSchema).required(),
  hidden: array(hiddenTestSchema).required(),
});

/** Reads the tests and limits of the challenge as they are now. */
export async function findTask(
  database: Queryable,
  { userId, challengeId, language, code }: Claim,
): Promise<JudgeTask> {
  const [row] = await database.query(
    `select time_limit_ms as "timeLimitMs", memory_limit_mb as "memoryLimitMb", examples,
       coalesce((
         select json_agg(
           json_build_object('input', input, 'output', output, 'sha256', output_sha256) order by position
         )
         from challenge_tests where challenge_id = challenges.id
       ), '[]') as hidden
     from challenges where id = $1`,
    [challengeId],
  );
  const { examples, hidden, ...limits } = rowSchema.validateSync(row, { stripUnknown: true });
  return {
    userId,
    language: languageSchema.required().validateSync(language),
    code,
    ...limits,
    tests: [
      ...examples.map(({ input, output }) => ({ input, expected: output, isExample: true })),
      ...hidden.map(({ input, output, sha256 }) => ({
        input,
        expected: output ?? { sha256: sha256 ?? '' },
        isExample: false,
      })),
    ],
  };
}
