/** Whether a URL that a member entered may be shown as a link: only http and https are allowed. */
export function isWebUrl(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
