import { number, object, string, type InferType } from 'yup';
import { useLocation } from 'react-router-dom';

/** Data passed between the authentication pages: in the history entry, which survives a reload, never in the URL. */
const authStateSchema = object({
  email: string().max(254),
  firstName: string().max(60),
  lastName: string().max(60),
  /** What was stated in the form of a sign-up. */
  ageGroup: string().max(20),
  parentEmail: string().max(254),
  /** When a mail was sent, in milliseconds since the epoch. */
  sentAt: number(),
  /** The token of a mailed link. */
  token: string().max(100),
});
export type AuthState = Partial<InferType<typeof authStateSchema>>;

export function useAuthState(): AuthState {
  const { state }: { state: unknown } = useLocation();
  return authStateSchema.isValidSync(state, { strict: true }) ? state : {};
}
