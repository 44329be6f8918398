/** `withArticle('Engineer')` is `an Engineer`, `withArticle('university')` is `a university`. */
export function withArticle(noun: string): string {
  return `${/^(?!uni)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
