import { RegistryError } from '../registry/registry-error';
import { styleFor } from '../terminal/style';
import { errorCodeOf, exitCodeOf, MOVED, NOT_ALLOWED } from './exit-codes';
import type { CliContext } from './verb';

const UNKNOWN_TOKEN = 'UNAUTHENTICATED';

/** Says what went wrong: to a program as the document, to a person in words, with each reason of a refusal. */
export function report(error: unknown, context: CliContext, json: boolean): void {
  const { stdout, stderr, environment } = context;
  const message = messageOf(error);
  const reasons = error instanceof RegistryError ? error.reasons : [];
  if (json) {
    const document = { error: { code: errorCodeOf(error), message, reasons } };
    stdout.write(`${JSON.stringify(document, null, 1)}\n`);
    return;
  }
  const style = styleFor(stderr, environment);
  stderr.write(`${style('red', message)}\n`);
  for (const { rule, about, message: why } of reasons) {
    stderr.write(`  ${style('bold', rule)} ${about.join(', ')}\n    ${why}\n`);
  }
  const hint = hintFor(error);
  if (hint) stderr.write(`${hint}\n`);
  if (environment['DEBUG'] && error instanceof Error) stderr.write(`${error.stack ?? ''}\n`);
}

/** Reasons say more than a hint could. */
function hintFor(error: unknown): string | undefined {
  if (!(error instanceof RegistryError) || error.reasons.length > 0) return undefined;
  const code = exitCodeOf(error);
  if (code === NOT_ALLOWED && error.code !== UNKNOWN_TOKEN) {
    return 'A token of one unit may publish and promote that unit only; locks and tokens need one of all units.';
  }
  return code === MOVED ? 'Look at it again: npm run release -- status' : undefined;
}

/** The contract's words for this one are for a visitor. */
function messageOf(error: unknown): string {
  if (error instanceof RegistryError && error.code === UNKNOWN_TOKEN) {
    return 'The deploy token is unknown or has been revoked.';
  }
  return error instanceof Error ? error.message : String(error);
}
