const PATIENCE = 20_000;
const BETWEEN_LOOKS = 20;

/** Resolves as soon as that is so. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`it never came to this: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
}
