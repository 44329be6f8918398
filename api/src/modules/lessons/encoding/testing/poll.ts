/** Resolves as soon as the condition holds. Only the timeout of the test ends it, because programs start slowly on a busy machine. */
export async function poll(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}
