import createCache, { type EmotionCache } from '@emotion/cache';

/** The edge puts a nonce into each page; styles made here carry it, or its content policy refuses them. */
export function createStyleCache(): EmotionCache {
  const nonce =
    document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ||
    document.querySelector<HTMLElement>('[nonce]')?.nonce;
  return createCache({ key: 'sp', ...(nonce ? { nonce } : {}) });
}
