/** `node dist/admin.js <command>` works on the database of `DATABASE_URL`. The commands are listed in `admin/commands.ts`. */
import { runAdminCommand } from './admin/run-admin-command';
import { COMMANDS } from './admin/commands';

process.exitCode = await runAdminCommand(COMMANDS, process.argv.slice(2), {
  environment: process.env,
  log: (line) => console.log(line),
  error: (line) => console.error(line),
});
