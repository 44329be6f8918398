import type { Release } from '@sopaan/contract/release';
import type { Retirement } from '@sopaan/contract/retirement';
import type { Reason } from '@sopaan/schemas/api/error';
import { budgetReasons } from './budget-reasons';
import { completenessReasons } from './completeness-reasons';
import { contractReasons } from './contract-reasons';
import { pathOwnerReasons } from './path-owner-reasons';
import { redirectReasons } from './redirect-reasons';
import { lostPathReasons } from './lost-path-reasons';
import { sharedLibraryReasons } from './shared-library-reasons';

interface Check {
  candidate: readonly Release[];
  /** The set in use: none of its paths may disappear. Without one, no path is in use. */
  present?: readonly Release[];
  /** The retired paths of the environment: the set need not serve them. */
  retirements?: readonly Retirement[];
  /** Whether pages must meet their budgets. */
  budgets: boolean;
}

/**
 * The reasons why a set must not be shown; empty if there are none. Files are checked separately, as that requires
 * reading them.
 */
export function checkSet({ candidate, present = [], retirements = [], budgets }: Check): Reason[] {
  return [
    ...completenessReasons(candidate),
    ...contractReasons(candidate),
    ...sharedLibraryReasons(candidate),
    ...pathOwnerReasons(candidate, present),
    ...redirectReasons(candidate, present, retirements),
    ...lostPathReasons(candidate, present, retirements),
    ...(budgets ? budgetReasons(candidate) : []),
  ];
}
