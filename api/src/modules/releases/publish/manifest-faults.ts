import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/error';
import { fileListFaults } from './file-list-faults';
import { nameFaults } from './name-faults';
import { referenceFaults } from './reference-faults';
import { textFaults } from './text-faults';

/** What is wrong with a manifest of the right shape. Nothing here looks at the files themselves. */
export function manifestFaults(release: Release): Reason[] {
  return [
    ...nameFaults(release),
    ...fileListFaults(release),
    ...referenceFaults(release),
    ...textFaults(release),
  ];
}
