import { runTeardown } from './teardown';

export default runTeardown;
