import { errorCode, errorMessage } from '@sopaan/http/error-code';

const LONGEST = 300;

/** What went wrong, for an operator: without addresses, links, tokens, codes and what else a server may repeat. */
export function failureReason(error: unknown): string {
  const { command, responseCode } = smtpFailureOf(error);
  const code = errorCode(error);
  const where = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  // A server may repeat what it was given to log in with.
  if (code === 'EAUTH') return where;
  return withoutSecrets([where, errorMessage(error)].filter((part) => part !== '').join(': '));
}

/** Bad sequence of commands, log in first: about us and the connection. */
const OUR_FAULT = new Set([503, 530]);

/** The server refuses this mail, not us: the same mail would be refused again. */
export function isRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = smtpFailureOf(error);
  const code = errorCode(error);
  // Not even a server is needed to see that nobody has such an address.
  if (code === 'EENVELOPE' && command === 'API') return true;
  return (
    (code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')) &&
    responseCode >= 500 &&
    !OUR_FAULT.has(responseCode)
  );
}

function smtpFailureOf(error: unknown): { command?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  const command: unknown = Reflect.get(error, 'command');
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  return {
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

function withoutSecrets(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/<?[^\s<>"'(),;:]+@[^\s<>"'(),;]+>?/g, '<address>')
    .replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '<link>')
    .replace(/[\w+/=-]{20,}/g, '<…>')
    .replace(/(?<!\d)\d{3}[ -]?\d{3}(?!\d)/g, '<…>')
    .slice(0, LONGEST)
    .trim();
}
