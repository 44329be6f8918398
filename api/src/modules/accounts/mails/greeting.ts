/** Letters of any script with what names have between them: nothing that a mail program makes a link of. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} '’-]|\.(?= |$)){0,39}$/u;

/**
 * `Hello Asha,`. A sign-up may name any address and any person, so a name that is none, but a message or a link,
 * is left out.
 */
export function greeting(firstName: string): string {
  const name = firstName.replace(/\s+/g, ' ').trim();
  return NAME.test(name) ? `Hello ${name},` : 'Hello,';
}
