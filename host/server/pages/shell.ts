import { PRODUCT_NAME } from '@sopaan/contract/version';

/**
 * Shown until the host's code runs: the bar of the header at its final size, and the loading text. The host renders over it
 * without a layout shift.
 */
export const SHELL_MARKUP =
  '<div class="sp-shell"><div class="sp-shell-bar">' +
  '<svg viewBox="0 0 27 24" width="30" height="27" aria-hidden="true" fill="currentColor">' +
  '<path opacity=".4" d="M2 22h5v-4H2z"/><path opacity=".6" d="M8 22h5v-9H8z"/>' +
  '<path opacity=".8" d="M14 22h5V8h-5z"/><path d="M20 22h5V2h-5z"/></svg>' +
  `<span>${PRODUCT_NAME}</span></div><p class="sp-shell-text" role="status">Loading...</p></div>`;

export const SHELL_STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;background:#faf9f5;font-family:Mukta,system-ui,sans-serif}',
  '.sp-shell-bar{box-sizing:border-box;height:4.8rem;padding:0 1rem;display:flex;gap:.5rem;align-items:center;background:#fff;border-bottom:1px solid #e2e0d8;color:#0b5563}',
  '@media (min-width:1024px){.sp-shell-bar{padding:0 2rem}}',
  '.sp-shell-bar span{font-size:1.25rem;font-weight:600}',
  '.sp-shell-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '@media (prefers-color-scheme:dark){body{background:#0d1618}.sp-shell-bar{background:#142022;border-color:#2b3a3d;color:#7fd0d9}}',
].join('');
