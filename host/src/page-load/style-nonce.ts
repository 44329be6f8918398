import { readPageHeader } from './page-header';

/** The nonce that the content security policy of the page requires of style elements. Remotes read it from the HTML. */
export function readStyleNonce(): string | undefined {
  const inHtml = document.querySelector<HTMLElement>('meta[name="csp-nonce"]')?.nonce;
  if (inHtml) return inHtml;
  const nonce = readPageHeader('nonce');
  if (nonce) {
    const element = Object.assign(document.createElement('meta'), { name: 'csp-nonce', nonce });
    document.head.append(element);
  }
  return nonce;
}
