/** The package has no types of its own. */
declare module '@jsonresume/schema' {
  /** Calls back with the errors, or with null for a valid resume. */
  export function validate(
    resume: unknown,
    callback: (errors: readonly unknown[] | null, isValid: boolean) => void,
  ): void;
}
