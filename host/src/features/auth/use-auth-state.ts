import { number, object, string, type InferType } from 'yup';
import { useLocation } from 'react-router';

/** What one of these pages hands to the next: in the history entry, which a reload keeps, never in the address. */
const authStateSchema = object({
  email: string().max(254),
  firstName: string().max(60),
  lastName: string().max(60),
  /** When a mail was sent, in milliseconds of the clock. */
  sentAt: number(),
  /** Of the link of a mail. */
  token: string().max(100),
});
export type AuthState = Partial<InferType<typeof authStateSchema>>;

export function useAuthState(): AuthState {
  const { state }: { state: unknown } = useLocation();
  return authStateSchema.isValidSync(state, { strict: true }) ? state : {};
}
