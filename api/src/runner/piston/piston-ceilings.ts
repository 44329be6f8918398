import { object, string } from 'yup';
import type { LimitName } from '@sopaan/schemas/code-runs/execute-request';

const rejectionSchema = object({ message: string().default('') });
const CEILING = /\b(\w+) cannot exceed the configured limit of (\d+)/;

export type WireLimits = Partial<Record<LimitName, number>>;

/** The known maximum limits of a server. */
export interface Ceilings {
  /** Lowers limits to the known ceilings. */
  clamp(limits: WireLimits): WireLimits;
  /** Records the ceiling that a rejection names; returns whether it is new. */
  learn(rejection: unknown): boolean;
}

/** Learns ceilings from a server's rejections, which name the limit that is too high. */
export function createCeilings(): Ceilings {
  const ceilings = new Map<string, number>();
  return {
    clamp: (limits) =>
      Object.fromEntries(
        Object.entries(limits).map(([name, value]) => [
          name,
          Math.min(value, ceilings.get(name) ?? value),
        ]),
      ),
    learn(rejection) {
      const [, name = '', ceiling = ''] = CEILING.exec(rejectionMessage(rejection)) ?? [];
      if (name === '' || ceilings.get(name) === Number(ceiling)) return false;
      ceilings.set(name, Number(ceiling));
      return true;
    },
  };
}

export function rejectionMessage(rejection: unknown): string {
  return rejectionSchema.isValidSync(rejection) ? rejectionSchema.cast(rejection).message : '';
}

/** The name of the limit that is too high. */
export function limitNameIn(rejection: unknown): string | undefined {
  return CEILING.exec(rejectionMessage(rejection))?.[1];
}
