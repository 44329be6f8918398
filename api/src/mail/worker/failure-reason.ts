import { errorCode, errorMessage } from '@sopaan/http/error-code';

const MAX_LENGTH = 300;

/** The reason of a failure for operators, without addresses, links, tokens, codes and other secrets that a server may echo. */
export function failureReason(error: unknown): string {
  const { command, responseCode } = smtpDetails(error);
  const code = errorCode(error);
  const details = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  // A server may echo the credentials.
  if (code === 'EAUTH') return details;
  return redact([details, errorMessage(error)].filter((part) => part !== '').join(': '));
}

/** "Bad sequence of commands" and "authentication required" concern the connection, not the mail. */
const SENDER_FAULT_CODES = new Set([503, 530]);

/** Whether the server rejected this mail permanently, so that a retry would be rejected again. */
export function isRejected(error: unknown): boolean {
  const { command, responseCode = 0 } = smtpDetails(error);
  const code = errorCode(error);
  // The library rejects a malformed address before it contacts a server.
  if (code === 'EENVELOPE' && command === 'API') return true;
  return (
    (code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')) &&
    responseCode >= 500 &&
    !SENDER_FAULT_CODES.has(responseCode)
  );
}

/** RFC 3463: refused for reasons of policy or security, which concern the sender. */
const POLICY_STATUS = /\b5\.7\.\d+/;

/** Whether the server rejected the recipient permanently: the address does not exist or takes no mails. */
export function isRecipientRefused(error: unknown): boolean {
  if (!isRejected(error)) return false;
  const { command = '' } = smtpDetails(error);
  return ['API', 'RCPT TO'].includes(command) && !POLICY_STATUS.test(errorMessage(error));
}

function smtpDetails(error: unknown): { command?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  const command: unknown = Reflect.get(error, 'command');
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  return {
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

function redact(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/<?[^\s<>"'(),;:]+@[^\s<>"'(),;]+>?/g, '<address>')
    .replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '<link>')
    .replace(/[\w+/=-]{20,}/g, '<…>')
    .replace(/(?<!\d)\d{3}[ -]?\d{3}(?!\d)/g, '<…>')
    .slice(0, MAX_LENGTH)
    .trim();
}
