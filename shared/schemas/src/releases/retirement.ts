/** Retired paths of an environment: redirected permanently, or gone. Times are ISO 8601 in UTC. */
import { retirementSchema, TARGET_PATTERN, targetParameters } from '@sopaan/contract/retirement';
import { array, string, type InferType } from 'yup';
import { patternField } from './path-grant';

/** Limited because every page includes all retired paths. */
export const MAX_RETIREMENTS = 200;

export const environmentRetirementSchema = retirementSchema.shape({
  /** The owner of the path; null if no unit owns all of it. */
  unit: string().nullable().defined(),
  at: string().required(),
  by: string().required(),
  why: string().defined(),
});
export type EnvironmentRetirement = InferType<typeof environmentRetirementSchema>;

export const patternsField = array(patternField)
  .min(1, 'Name at least one path, such as /course/*.')
  .max(MAX_RETIREMENTS, `At most ${MAX_RETIREMENTS} paths at once.`)
  .required();

const targetField = string()
  .trim()
  .max(200, 'A target has at most 200 characters, such as /explore/courses.')
  .matches(TARGET_PATTERN, {
    excludeEmptyString: false,
    message:
      'A target is a path of this site without a query, such as /explore/courses or /course/:id.',
  })
  .nullable()
  .defined('State a target such as /explore/courses, or null for a page that is gone.');

/** The target of retired paths: it may use the parameters that each of the paths always has. */
export const retirementTargetField = targetField.test(
  'parameters',
  'A target uses only parameters that every retired path has, such as /course/:id for /old/:id.',
  (to, { parent: { patterns } }) => typeof to !== 'string' || hasParameters(patterns, to),
);

/** The target of all paths of a unit. */
export const unitTargetField = targetField.test(
  'parameters',
  'The paths of a unit are redirected to one path without parameters, such as /explore.',
  (to) => typeof to !== 'string' || targetParameters(to).length === 0,
);

function hasParameters(patterns: unknown, to: string): boolean {
  if (!Array.isArray(patterns)) return true;
  return patterns.every((pattern) => {
    const given = targetParameters(String(pattern));
    return targetParameters(to).every((name) => given.includes(name));
  });
}
