import { LEGAL_DOCUMENTS, LEGAL_VERSIONS } from '@sopaan/schemas/marketing/legal';
import type { CleanupTask } from '../../cleanup/cleanup';
import type { Queryable } from '../../database/database';
import { addNotice } from '../notices/notices.repository';
import { findMembersToNotify, markSeen } from './legal.repository';

type Versions = typeof LEGAL_VERSIONS;

/** The maximum number of members notified in one run of the task, so that each transaction stays short. */
const BATCH_SIZE = 1_000;

/** Notifies members who joined before the newest version of a legal text about its changes, once each. */
export async function notifyOfLegalVersions(
  transaction: Queryable,
  versions: Versions = LEGAL_VERSIONS,
): Promise<void> {
  for (const document of LEGAL_DOCUMENTS) {
    const { title, path, version, date, changes } = versions[document];
    // All members have agreed to at least the first version.
    if (version === 1) continue;
    const members = await findMembersToNotify(transaction, {
      ...{ document, version, date },
      limit: BATCH_SIZE,
    });
    for (const { id: userId } of members) {
      await addNotice(transaction, {
        ...{ userId, path },
        kind: 'legal',
        title: `${title}: new version of ${date}`,
        body: changes,
        onceKey: `legal ${document} ${version}`,
      });
      await markSeen(transaction, { userId, document, version });
    }
  }
}

export const legalTasks: readonly CleanupTask[] = [
  { name: 'legal-versions', run: (transaction) => notifyOfLegalVersions(transaction) },
];
