import { object, string } from 'yup';

/** What the outbox keeps about the mail of a decision. */
export const decisionSchema = object({
  userId: string().required(),
  applicationId: string().required(),
});
