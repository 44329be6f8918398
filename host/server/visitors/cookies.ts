/** The cookies of a request. The first one of a name counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** A cookie for the whole site that scripts cannot read. `seconds` 0 removes it. The value is a word of `[\w.-]`. */
export function writeCookie(
  name: string,
  value: string,
  { seconds, secure }: { seconds: number; secure: boolean },
): string {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}
