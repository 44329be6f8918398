import type { SHARED_FEATURES, SharedFeature } from '@sopaan/schemas/similar/similar-items';

/** Lists what two items share; values that are null are left out. */
export function sharedFeatures(
  values: Partial<Record<(typeof SHARED_FEATURES)[number], readonly (string | null)[]>>,
): SharedFeature[] {
  return Object.entries(values).flatMap(([type, list]) =>
    list.flatMap((value) => (value ? [{ type, value }] : [])),
  );
}
