import { object, string } from 'yup';
import { withDeadline } from '../federation/deadline';

const DEADLINE = 5000;
const answerSchema = object({ set: string().required() });

/** The set that this visitor's next page would have. */
export function askSet(): Promise<string> {
  return withDeadline(ask(), DEADLINE, () => new Error('No answer in time'));
}

async function ask(): Promise<string> {
  const answer = await fetch('/-/set');
  if (!answer.ok) throw new Error(`/-/set: ${answer.status}`);
  return answerSchema.validateSync(await answer.json()).set;
}
