/** Parses the cookies of a request. The first one of a name counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Browsers accept a cookie with this prefix from this host over https only, not from another host of the domain. */
const HOST_PREFIX = '__Host-';

/** The value of a cookie of this site, with or without the prefix for https. */
export function readSiteCookie(
  cookies: ReadonlyMap<string, string>,
  name: string,
): string | undefined {
  return cookies.get(HOST_PREFIX + name) ?? cookies.get(name);
}

/** The headers that remove a cookie, with and without the prefix for https. */
export function removeCookie(name: string, secure: boolean): string[] {
  const plain = `${name}=; ${attributes(0)}`;
  return secure ? [writeCookie(name, '', { seconds: 0, secure }), `${plain}; Secure`] : [plain];
}

/** A cookie for the whole site that scripts cannot read. The value must match `[\w.-]*`. */
export function writeCookie(
  name: string,
  value: string,
  { seconds, secure }: { seconds: number; secure: boolean },
): string {
  return secure
    ? `${HOST_PREFIX}${name}=${value}; ${attributes(seconds)}; Secure`
    : `${name}=${value}; ${attributes(seconds)}`;
}

function attributes(seconds: number): string {
  return `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}
