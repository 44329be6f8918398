import { RegistryError } from '../registry/registry-error';
import { createStyle } from '../terminal/style';
import { errorCodeOf, exitCodeOf, ENVIRONMENT_CHANGED, NOT_ALLOWED } from './exit-codes';
import type { CliContext } from './subcommand';

const UNKNOWN_TOKEN = 'UNAUTHENTICATED';

/** Reports an error with its reasons: as a JSON document, or as text. */
export function report(error: unknown, context: CliContext, json: boolean): void {
  const { stdout, stderr, environment } = context;
  const message = messageOf(error);
  const reasons = error instanceof RegistryError ? error.reasons : [];
  if (json) {
    const document = { error: { code: errorCodeOf(error), message, reasons } };
    stdout.write(`${JSON.stringify(document, null, 1)}\n`);
    return;
  }
  const style = createStyle(stderr, environment);
  stderr.write(`${style('red', message)}\n`);
  for (const { rule, about, message: detail } of reasons) {
    stderr.write(`  ${style('bold', rule)} ${about.join(', ')}\n    ${detail}\n`);
  }
  const hint = hintFor(error);
  if (hint) stderr.write(`${hint}\n`);
  if (environment['DEBUG'] && error instanceof Error) stderr.write(`${error.stack ?? ''}\n`);
}

/** A hint for errors without reasons. */
function hintFor(error: unknown): string | undefined {
  if (!(error instanceof RegistryError) || error.reasons.length > 0) return undefined;
  const code = exitCodeOf(error);
  if (code === NOT_ALLOWED && error.code !== UNKNOWN_TOKEN) {
    return 'A token for one unit may publish and promote only that unit; locks and tokens need a token for all units.';
  }
  return code === ENVIRONMENT_CHANGED
    ? 'Check the current state: npm run release -- status'
    : undefined;
}

/** The contract's message for `UNAUTHENTICATED` addresses visitors, so it is replaced. */
function messageOf(error: unknown): string {
  if (error instanceof RegistryError && error.code === UNKNOWN_TOKEN) {
    return 'The deploy token is unknown or has been revoked.';
  }
  return error instanceof Error ? error.message : String(error);
}
