import { languageSchema } from '@sopaan/schemas/code-runs/code-run';
import { array, object, string } from 'yup';
import type { Queryable } from '../../../database/database';
import type { Claim } from './claims.repository';
import type { JudgeTask } from './task';

interface TaskRow {
  time_limit_ms: number;
  memory_limit_mb: number;
  examples: unknown;
  hidden: Array<{ input: string; output: string | null; sha256: string | null }>;
}

const examplesSchema = array(
  object({ input: string().defined(), output: string().defined() }),
).required();

/** Reads the tests and limits of the challenge as they are now. */
export async function findTask(
  database: Queryable,
  { user_id: userId, challenge_id: challengeId, language, code }: Claim,
): Promise<JudgeTask> {
  const [row] = await database.query<TaskRow>(
    `select time_limit_ms, memory_limit_mb, examples,
       coalesce((
         select json_agg(
           json_build_object('input', input, 'output', output, 'sha256', output_sha256) order by position
         )
         from challenge_tests where challenge_id = challenges.id
       ), '[]') as hidden
     from challenges where id = $1`,
    [challengeId],
  );
  if (!row) throw new Error(`no challenge ${challengeId}`);
  const examples = examplesSchema.validateSync(row.examples, { stripUnknown: true });
  return {
    userId,
    language: languageSchema.required().validateSync(language),
    code,
    timeLimitMs: row.time_limit_ms,
    memoryLimitMb: row.memory_limit_mb,
    tests: [
      ...examples.map(({ input, output }) => ({ input, expected: output, isExample: true })),
      ...row.hidden.map(({ input, output, sha256 }) => ({
        input,
        expected: output ?? { sha256: sha256 ?? '' },
        isExample: false,
      })),
    ],
  };
}
