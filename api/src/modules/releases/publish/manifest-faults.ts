import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/error';
import { fileListFaults } from './file-list';
import { nameFaults } from './naming';
import { referenceFaults } from './references';
import { textFaults } from './texts';

/** What is wrong with a manifest of the right shape. Nothing here looks at the files themselves. */
export function manifestFaults(release: Release): Reason[] {
  return [
    ...nameFaults(release),
    ...fileListFaults(release),
    ...referenceFaults(release),
    ...textFaults(release),
  ];
}
