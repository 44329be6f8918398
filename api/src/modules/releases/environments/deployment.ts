import type { Deployer } from '../../../plugins/access';
import type { Database } from '../../../plugins/database';
import type { BlobStore } from '../../../files/store/store';

/** What a change of an environment is made of. */
export interface Deployment<Input> {
  database: Database;
  store: BlobStore;
  deployer: Deployer;
  input: Input;
}
