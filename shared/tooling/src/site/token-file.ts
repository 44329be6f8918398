import { join } from 'node:path';

/** The file in which `npm start` stores the deploy token for all units. */
export function tokenFile(dataDir: string): string {
  return join(dataDir, 'deploy-token');
}
