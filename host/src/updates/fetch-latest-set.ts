import { object, string } from 'yup';
import { withDeadline } from '../federation/deadline';

const REQUEST_TIMEOUT_MS = 5000;
const responseSchema = object({ set: string().required() });

/** Fetches the id of the release set that the visitor would get on a reload. */
export function fetchLatestSet(): Promise<string> {
  return withDeadline(requestSet(), REQUEST_TIMEOUT_MS, () => new Error('/-/set timed out'));
}

async function requestSet(): Promise<string> {
  const response = await fetch('/-/set');
  if (!response.ok) throw new Error(`/-/set: ${response.status}`);
  return responseSchema.validateSync(await response.json()).set;
}
