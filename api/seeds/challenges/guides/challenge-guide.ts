export interface ChallengeGuide {
  /** From the gentlest to the most telling; Markdown, one paragraph each. */
  readonly hints: readonly string[];
  /** Markdown: idea, why it is right, cost. No program: the reference solution follows it. */
  readonly editorial: string;
}
