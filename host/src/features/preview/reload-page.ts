/** Reloads the current page, which gives it a new release set. */
export function reloadPage(): void {
  location.reload();
}
