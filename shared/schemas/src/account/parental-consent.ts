/** The page on which a parent or guardian decides. The token of its link allows nothing else. */
import { boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { linkTokenField } from './fields';

export const parentalConsentSchema = object({
  /** `pending`, `confirmed` or `declined`. A declined or withdrawn consent has been deleted. */
  status: string().required(),
  /** The first and last name of the member. */
  memberName: string().defined(),
  /** ISO instant; null unless the consent is confirmed. */
  confirmedAt: string().nullable().defined(),
});
export type ParentalConsent = InferType<typeof parentalConsentSchema>;

/** LINK_INVALID if the consent was declined, or asked for under another address, or not confirmed for 30 days. */
export const getParentalConsentEndpoint = endpoint({
  method: 'GET',
  path: 'parental-consent/:token',
  access: 'public',
  request: object({ token: linkTokenField }),
  response: parentalConsentSchema,
  summary: 'Returns what a parent or guardian is asked to consent to. Changes nothing.',
});

const STATE = 'Please confirm that you are an adult and responsible for this member.';

/** The form of a parent or guardian who agrees. */
export const confirmConsentFormSchema = object({
  isGuardian: boolean().oneOf([true], STATE).required(STATE),
});

/** Idempotent. Stores the time and the present versions of the legal texts. LINK_INVALID as above. */
export const confirmConsentEndpoint = endpoint({
  method: 'POST',
  path: 'parental-consent/:token/confirm',
  access: 'public',
  request: confirmConsentFormSchema.shape({ token: linkTokenField }),
  response: parentalConsentSchema,
  summary: 'Confirms the consent of a parent or guardian.',
});

/** Declines, or withdraws a consent that was confirmed: it is deleted, and the member is told. LINK_INVALID as above. */
export const declineConsentEndpoint = endpoint({
  method: 'POST',
  path: 'parental-consent/:token/decline',
  access: 'public',
  request: object({ token: linkTokenField }),
  response: parentalConsentSchema,
  summary: 'Declines or withdraws the consent of a parent or guardian.',
});
