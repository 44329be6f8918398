/** What the notice of one post says in its own words. */
export interface PostNotice {
  /** Level in the pay matrix of the 7th Central Pay Commission, where the post has one. */
  payLevel?: number;
  /** Years of age of a general applicant. */
  ages: readonly [youngest: number, oldest: number];
  paragraphs: readonly string[];
  duties: readonly string[];
}
