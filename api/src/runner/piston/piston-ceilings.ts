import { object, string } from 'yup';
import type { LimitName } from '@sopaan/schemas/execute-request';

const refusalSchema = object({ message: string().default('') });
const CEILING = /\b(\w+) cannot exceed the configured limit of (\d+)/;

export type WireLimits = Partial<Record<LimitName, number>>;

/** The most that a server allows, as far as it has said so. */
export interface Ceilings {
  /** None of them above what it allows. */
  within(limits: WireLimits): WireLimits;
  /** Whether an answer tells of a ceiling that was not known. */
  learn(refusal: unknown): boolean;
}

/** A server refuses a run that may use more than its own settings allow, and names the one that is too high. */
export function learnCeilings(): Ceilings {
  const known = new Map<string, number>();
  return {
    within: (limits) =>
      Object.fromEntries(
        Object.entries(limits).map(([name, value]) => [
          name,
          Math.min(value, known.get(name) ?? value),
        ]),
      ),
    learn(refusal) {
      const [, name = '', most = ''] = CEILING.exec(refusalMessage(refusal)) ?? [];
      if (name === '' || known.get(name) === Number(most)) return false;
      known.set(name, Number(most));
      return true;
    },
  };
}

export function refusalMessage(refusal: unknown): string {
  return refusalSchema.isValidSync(refusal) ? refusalSchema.cast(refusal).message : '';
}

/** The limit that a refusal calls too high. */
export function limitIn(refusal: unknown): string | undefined {
  return CEILING.exec(refusalMessage(refusal))?.[1];
}
