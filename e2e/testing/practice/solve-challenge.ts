import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { submissionSchema } from '@sopaan/schemas/practice/submission';
import { CHALLENGE } from '../pages/sample';

const SOLUTION =
  'u = int(input())\nprint(min(u, 100) * 3 + min(max(u - 100, 0), 200) * 5 + max(u - 300, 0) * 8 + 50)';

/** Submits a correct solution of the sample challenge and waits for the verdict. */
export async function solveChallenge(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { language: 'python', code: SOLUTION, requestId: randomUUID() };
  const address = `/api/practice/challenges/${CHALLENGE.id}/submissions`;
  const submitted = await request.post(address, { headers, data });
  const { id } = submissionSchema.validateSync(await submitted.json());
  const verdict = async () => {
    const response = await request.get(`/api/practice/submissions/${id}`, { headers });
    return submissionSchema.validateSync(await response.json()).verdict;
  };
  await expect.poll(verdict, { intervals: [100] }).toBe('accepted');
}
