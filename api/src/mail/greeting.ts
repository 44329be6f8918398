/** Letters of any script and the characters common in names: nothing that a mail program would turn into a link. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} '’-]|\.(?= |$)){0,39}$/u;

/** `Hello Asha,` */
export function greeting(firstName: string): string {
  const name = plainName(firstName);
  return name === null ? 'Hello,' : `Hello ${name},`;
}

/** Anybody can sign up with any address and any name, so a name that looks like a message or a link is null. */
export function plainName(firstName: string): string | null {
  const name = firstName.replace(/\s+/g, ' ').trim();
  return NAME.test(name) ? name : null;
}
