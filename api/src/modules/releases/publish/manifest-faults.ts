import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import { fileListFaults } from './file-list-faults';
import { nameFaults } from './name-faults';
import { referenceFaults } from './reference-faults';
import { textFaults } from './text-faults';

/** The defects of a manifest that has the right structure. Does not read the files. */
export function manifestFaults(release: Release): Reason[] {
  return [
    ...nameFaults(release),
    ...fileListFaults(release),
    ...referenceFaults(release),
    ...textFaults(release),
  ];
}
