import { object, string } from 'yup';
import type { LimitName } from '@sopaan/schemas/execute-request';

const refusalSchema = object({ message: string().default('') });
const CEILING = /\b(\w+) cannot exceed the configured limit of (\d+)/;

export type WireLimits = Partial<Record<LimitName, number>>;

/** The known maximum limits of a server. */
export interface Ceilings {
  /** Lowers limits to the known ceilings. */
  clamp(limits: WireLimits): WireLimits;
  /** Records the ceiling that a refusal names; returns whether it is new. */
  learn(refusal: unknown): boolean;
}

/** Learns ceilings from a server's refusals, which name the limit that is too high. */
export function createCeilings(): Ceilings {
  const known = new Map<string, number>();
  return {
    clamp: (limits) =>
      Object.fromEntries(
        Object.entries(limits).map(([name, value]) => [
          name,
          Math.min(value, known.get(name) ?? value),
        ]),
      ),
    learn(refusal) {
      const [, name = '', ceiling = ''] = CEILING.exec(refusalMessage(refusal)) ?? [];
      if (name === '' || known.get(name) === Number(ceiling)) return false;
      known.set(name, Number(ceiling));
      return true;
    },
  };
}

export function refusalMessage(refusal: unknown): string {
  return refusalSchema.isValidSync(refusal) ? refusalSchema.cast(refusal).message : '';
}

/** The name of the limit that is too high. */
export function limitNameIn(refusal: unknown): string | undefined {
  return CEILING.exec(refusalMessage(refusal))?.[1];
}
