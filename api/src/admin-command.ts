/** `node dist/admin.js <verb>`: on the database of `DATABASE_URL`. The verbs stand in `admin/verbs.ts`. */
import { runAdminCommand } from './admin/run-admin-command';
import { VERBS } from './admin/verbs';

process.exitCode = await runAdminCommand(VERBS, process.argv.slice(2), {
  environment: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
