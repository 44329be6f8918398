import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/error';
import { budgetReasons } from './budget-reasons';
import { completenessReasons } from './completeness-reasons';
import { contractReasons } from './contract-reasons';
import { pathOwnerReasons } from './path-owner-reasons';
import { lostPathReasons } from './lost-path-reasons';
import { sharedLibraryReasons } from './shared-library-reasons';

interface Check {
  candidate: readonly Release[];
  /** The set that people use now: none of its paths may disappear. Without one, nothing is in use. */
  present?: readonly Release[];
  /** Whether pages must keep their budgets. */
  budgets: boolean;
}

/** Why a set must not be shown; empty when it may. Files are checked elsewhere, as that means reading them. */
export function checkSet({ candidate, present = [], budgets }: Check): Reason[] {
  return [
    ...completenessReasons(candidate),
    ...contractReasons(candidate),
    ...sharedLibraryReasons(candidate),
    ...pathOwnerReasons(candidate),
    ...lostPathReasons(candidate, present),
    ...(budgets ? budgetReasons(candidate) : []),
  ];
}
