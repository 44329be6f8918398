import type { Deployer } from '../../../auth/access';
import type { Database } from '../../../database/database';
import type { BlobStore } from '../../../files/store/store';

/** Everything needed to change an environment. */
export interface Deployment<Input> {
  database: Database;
  store: BlobStore;
  deployer: Deployer;
  input: Input;
}
