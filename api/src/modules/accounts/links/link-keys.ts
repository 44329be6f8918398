import { isEqual, keyedDigest, newSignableId, signedIds, truncate } from '../../../auth/signed-ids';

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
  return newSignableId();
}

export function linkKeys(tokenSecret: string): LinkKeys {
  const [tokens, cookies, devices] = [
    signedIds(tokenSecret, 'link token'),
    signedIds(tokenSecret, 'link cookie'),
    signedIds(tokenSecret, 'link device'),
  ];
  const codeDigest = keyedDigest(tokenSecret, 'link code');
  const mailDigest = keyedDigest(tokenSecret, 'link mail');
  const codeOf = (id: string) =>
    String(codeDigest(id).readUIntBE(0, 6) % CODE_COUNT).padStart(
      String(CODE_COUNT - 1).length,
      '0',
    );

  return {
    tokenOf: tokens.sign,
    idOfToken: tokens.verify,
    codeOf,
    isCodeOf: (id, code) => isEqual(codeOf(id), code),
    cookieOf: cookies.sign,
    idOfCookie: cookies.verify,
    deviceOf: devices.sign,
    idOfDevice: devices.verify,
    idForMail: (mailId) => truncate(mailDigest(mailId)),
  };
}
