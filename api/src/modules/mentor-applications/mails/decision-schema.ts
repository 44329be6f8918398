import { object, string } from 'yup';

/** The outbox data of the mail about a decision. */
export const decisionSchema = object({
  userId: string().required(),
  applicationId: string().required(),
});
