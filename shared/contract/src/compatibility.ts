/** Whether a remote that needs `range` runs with a host of contract `version`. Ranges are carets, such as `^1.2.0`. */
export function runsWith(range: string, version: string): boolean {
  const needed = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const offered = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
  if (!needed || !offered) return false;
  const [major = 0, minor = 0, patch = 0] = needed;
  const [hasMajor = 0, hasMinor = 0, hasPatch = 0] = offered;
  if (hasMajor !== major) return false;
  return hasMinor > minor || (hasMinor === minor && hasPatch >= patch);
}
