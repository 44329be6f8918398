/** Whether a text may be the token of a preview. */
export function isToken(value: string): boolean {
  return /^[\w.-]{20,200}$/.test(value);
}
