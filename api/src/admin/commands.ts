/** The commands of `npm run admin`. */
import { backup, restore } from './backup';
import { createAdmin } from './create-admin';
import { mail } from './mail';
import { mentors } from './mentors';
import type { AdminCommand } from './command';

export const COMMANDS: readonly AdminCommand[] = [createAdmin, backup, restore, mail, mentors];
