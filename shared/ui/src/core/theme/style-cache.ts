import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates the Emotion cache with the page's CSP nonce, without which the browser blocks its style elements. */
export function createStyleCache(): EmotionCache {
  const nonce =
    document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ||
    document.querySelector<HTMLElement>('[nonce]')?.nonce;
  return createCache({ key: 'sp', ...(nonce ? { nonce } : {}) });
}
