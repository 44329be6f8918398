import type { Environment } from '@sopaan/schemas/release-environment';
import type { Reason } from '@sopaan/schemas/error';
import type { ReleaseRef } from '@sopaan/schemas/release-name';
import { nameOf } from '../sets/release-name';
import { changedParts, unitsOf, replaceParts } from '../sets/set-parts';
import { setId } from '../sets/sets.repository';

/**
 * `added` holds the releases that visitors have not seen before, `parts` the new set of the environment,
 * `canaryParts` the set of a canary.
 */
export type Change = { added: ReleaseRef[] } & (
  | {
      kind: 'promote';
      parts: ReleaseRef[];
      rebasedCanary?: { id: string; canaryParts: ReleaseRef[] };
    }
  | { kind: 'finish-canary'; parts: ReleaseRef[]; canaryId: string }
  | { kind: 'start-canary'; canaryParts: ReleaseRef[]; baseId: string; percent: number }
  | {
      kind: 'resize-canary';
      canaryParts: ReleaseRef[];
      baseId: string;
      canaryId: string;
      percent: number;
    }
);

type Plan =
  | Change
  | { kind: 'unchanged'; environment: Environment }
  | { kind: 'refused'; reason: Reason };

interface PromotionRequest {
  parts: ReleaseRef[];
  percent?: number | undefined;
}

/** What a promotion would change, before validation. */
export function planPromotion(
  environment: Environment | undefined,
  request: PromotionRequest,
): Plan {
  const added = changedParts(environment?.set, request);
  if (!environment) {
    if (request.percent === undefined) return { kind: 'promote', added, parts: added };
    return refuse(
      added,
      'A new environment has nothing to compare a canary with. Promote to all visitors first, without a percentage.',
    );
  }
  if (added.length === 0) return { kind: 'unchanged', environment };
  if (request.percent !== undefined) return planCanary(environment, added, request.percent);
  if (environment.canary) return planDuringCanary(environment, environment.canary, added);
  return { kind: 'promote', added, parts: replaceParts(environment.set, added) };
}

function planCanary(environment: Environment, added: ReleaseRef[], percent: number): Plan {
  const { canary, set } = environment;
  const canaryParts = replaceParts(set, added);
  if (!canary) return { kind: 'start-canary', added, canaryParts, baseId: set.id, percent };
  if (canary.set.id === setId(canaryParts)) {
    if (canary.percent === percent) return { kind: 'unchanged', environment };
    return {
      kind: 'resize-canary',
      added,
      canaryParts,
      baseId: set.id,
      canaryId: canary.id,
      percent,
    };
  }
  const running = changedParts(set, canary.set);
  return refuse(
    [...added, ...running],
    `A canary of ${names(running)} runs for ${canary.percent} % of the visitors.` +
      ' Stop it, or promote its releases to all visitors, before another one starts.',
  );
}

/** Promoting one unit does not end the canary of another: it continues with the new release in its set. */
function planDuringCanary(
  { set }: Environment,
  canary: NonNullable<Environment['canary']>,
  added: ReleaseRef[],
): Plan {
  const parts = replaceParts(set, added);
  const running = changedParts(set, canary.set);
  const conflicting = added.filter(({ unit }) => unitsOf(running).includes(unit));
  if (conflicting.length === 0) {
    const rebasedCanary = { id: canary.id, canaryParts: replaceParts(canary.set, added) };
    return { kind: 'promote', added, parts, rebasedCanary };
  }
  if (changedParts({ parts: added }, { parts: running }).length === 0) {
    return { kind: 'finish-canary', added, parts, canaryId: canary.id };
  }
  return refuse(
    [...conflicting, ...running],
    `A canary of ${names(running)} runs. Stop it first, or promote exactly the releases of the canary to all visitors.`,
  );
}

function refuse(about: readonly ReleaseRef[], message: string): Plan {
  const distinct = [...new Set(about.map(nameOf))];
  return { kind: 'refused', reason: { rule: 'canary', about: distinct, message } };
}

function names(parts: readonly ReleaseRef[]): string {
  return parts.map(nameOf).join(' and ');
}
