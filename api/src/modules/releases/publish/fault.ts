import type { Reason } from '@sopaan/schemas/api/error';

/** A defect of a manifest. */
export function fault(rule: string, about: string | readonly string[], message: string): Reason {
  return { rule, about: [about].flat(), message };
}
