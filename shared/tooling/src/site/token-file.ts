import { join } from 'node:path';

/** Where `npm start` keeps the deploy token of all units. */
export function tokenFile(dataFolder: string): string {
  return join(dataFolder, 'deploy-token');
}
