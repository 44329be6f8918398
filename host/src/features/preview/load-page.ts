/** Loads the present page as a document, so that its release set is a new one. */
export function loadPageAgain(): void {
  location.reload();
}
