/** What `npm run admin` can do. Each verb is a file. */
import { backup, restore } from './backup';
import { createAdmin } from './create-admin';
import { mail } from './mail';
import { mentors } from './mentors';
import type { Verb } from './verb';

export const VERBS: readonly Verb[] = [createAdmin, backup, restore, mail, mentors];
