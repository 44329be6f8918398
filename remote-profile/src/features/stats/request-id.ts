/** A new idempotency key. `crypto.randomUUID` is missing on pages without https. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}
