import type { Environment } from '@sopaan/schemas/release-environment';
import type { Reason } from '@sopaan/schemas/error';
import type { Part } from '@sopaan/schemas/release-name';
import { nameOf } from '../sets/release-name';
import { changedParts, unitsOf, replaceParts } from '../sets/set-parts';
import { setId } from '../sets/sets.repository';

/**
 * `added` holds the releases that visitors have not seen before, `parts` the new set of the environment,
 * `canaryParts` the set of a canary.
 */
export type Change = { fresh: Part[] } & (
  | { step: 'show'; parts: Part[]; beside?: { id: string; tried: Part[] } }
  | { step: 'finish'; parts: Part[]; canaryId: string }
  | { step: 'canary'; tried: Part[]; baseId: string; percent: number }
  | { step: 'percent'; tried: Part[]; baseId: string; canaryId: string; percent: number }
);

type Plan =
  | Change
  | { step: 'nothing'; environment: Environment }
  | { step: 'refuse'; reason: Reason };

interface Wish {
  parts: Part[];
  percent?: number | undefined;
}

/** What a promotion would change, before validation. */
export function planPromotion(environment: Environment | undefined, wish: Wish): Plan {
  const fresh = changedParts(environment?.set, wish);
  if (!environment) {
    if (wish.percent === undefined) return { step: 'show', fresh, parts: fresh };
    return refuse(
      fresh,
      'A new environment has nothing to compare a canary with. Promote to all visitors first, without a percentage.',
    );
  }
  if (fresh.length === 0) return { step: 'nothing', environment };
  if (wish.percent !== undefined) return planCanary(environment, fresh, wish.percent);
  if (environment.canary) return planBeside(environment, environment.canary, fresh);
  return { step: 'show', fresh, parts: replaceParts(environment.set, fresh) };
}

function planCanary(environment: Environment, fresh: Part[], percent: number): Plan {
  const { canary, set } = environment;
  const tried = replaceParts(set, fresh);
  if (!canary) return { step: 'canary', fresh, tried, baseId: set.id, percent };
  if (canary.set.id === setId(tried)) {
    if (canary.percent === percent) return { step: 'nothing', environment };
    return { step: 'percent', fresh, tried, baseId: set.id, canaryId: canary.id, percent };
  }
  const running = changedParts(set, canary.set);
  return refuse(
    [...fresh, ...running],
    `A canary of ${names(running)} runs for ${canary.percent} % of the visitors.` +
      ' Stop it, or promote its releases to all visitors, before another one starts.',
  );
}

/** Promoting one unit does not end the canary of another: it continues with the new release in its set. */
function planBeside(
  { set }: Environment,
  canary: NonNullable<Environment['canary']>,
  fresh: Part[],
): Plan {
  const parts = replaceParts(set, fresh);
  const running = changedParts(set, canary.set);
  const both = fresh.filter(({ unit }) => unitsOf(running).includes(unit));
  if (both.length === 0) {
    const beside = { id: canary.id, tried: replaceParts(canary.set, fresh) };
    return { step: 'show', fresh, parts, beside };
  }
  if (changedParts({ parts: fresh }, { parts: running }).length === 0) {
    return { step: 'finish', fresh, parts, canaryId: canary.id };
  }
  return refuse(
    [...both, ...running],
    `A canary of ${names(running)} runs. Stop it first, or promote the very releases that it tries to all visitors.`,
  );
}

function refuse(about: readonly Part[], message: string): Plan {
  const distinct = [...new Set(about.map(nameOf))];
  return { step: 'refuse', reason: { rule: 'canary', about: distinct, message } };
}

function names(parts: readonly Part[]): string {
  return parts.map(nameOf).join(' and ');
}
