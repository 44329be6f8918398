import { join } from 'node:path';

/** The file in which `npm start` stores the deploy token for all units. */
export function tokenFile(dataFolder: string): string {
  return join(dataFolder, 'deploy-token');
}
