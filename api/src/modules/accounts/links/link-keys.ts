import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_LENGTH = 22;
const CODE_COUNT = 1_000_000;

/** Values that are derived from a link's id and the server's secret, and therefore never stored. */
export interface LinkKeys {
  /** The token in the link of a mail; proves access to that mailbox. */
  tokenOf(id: string): string;
  idOfToken(token: string): string | undefined;
  /** Six digits to type in. */
  codeOf(id: string): string;
  isCodeOf(id: string, code: string): boolean;
  /** The cookie of the browser that signed up; proves nothing about the mailbox. */
  cookieOf(id: string): string;
  idOfCookie(value: string): string | undefined;
  /** The cookie that identifies a browser. */
  deviceOf(id: string): string;
  idOfDevice(value: string): string | undefined;
  /** The id of the link that a mail creates: the same at each attempt to send it. */
  idForMail(mailId: string): string;
}

export function newLinkId(): string {
  return randomBytes(16).toString('base64url');
}

/** Each use has its own key, so that a value made for one of them is invalid for all others. */
export function linkKeys(tokenSecret: string): LinkKeys {
  const signer = (use: string) => {
    const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', `sopaan link ${use}`, 32));
    return (text: string) => createHmac('sha256', key).update(text).digest();
  };
  const [signToken, signCode, signCookie, signDevice, signMail] = [
    signer('token'),
    signer('code'),
    signer('cookie'),
    signer('device'),
    signer('mail'),
  ];
  const codeOf = (id: string) =>
    String(signCode(id).readUIntBE(0, 6) % CODE_COUNT).padStart(String(CODE_COUNT - 1).length, '0');

  return {
    tokenOf: (id) => id + truncate(signToken(id)),
    idOfToken: (token) => signedId(token, signToken),
    codeOf,
    isCodeOf: (id, code) => isEqual(codeOf(id), code),
    cookieOf: (id) => id + truncate(signCookie(id)),
    idOfCookie: (value) => signedId(value, signCookie),
    deviceOf: (id) => id + truncate(signDevice(id)),
    idOfDevice: (value) => signedId(value, signDevice),
    idForMail: (mailId) => truncate(signMail(mailId)),
  };
}

function signedId(text: string, sign: (id: string) => Buffer): string | undefined {
  const id = text.slice(0, ID_LENGTH);
  return isEqual(text, id + truncate(sign(id))) ? id : undefined;
}

/** 128 bits, as 22 URL-safe characters. */
function truncate(digest: Buffer): string {
  return digest.subarray(0, 16).toString('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
