/** Whether a browser may open it: a URL that a member entered is a link only with http or https. */
export function isWebUrl(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
