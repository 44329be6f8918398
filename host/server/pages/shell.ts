import { PRODUCT_NAME } from '@sopaan/contract/version';
import { escapeHtml } from '@sopaan/http/escape-html';
import { START_FAILURE_PATH } from '../start-failures/start-failure-path';

/**
 * Shown until the host's code runs: the bar of the header at its final size, and the loading text. The host renders over it
 * without a layout shift. If it does not, CSS alone shows a message after a while. The reference in the message identifies the set.
 */
export function shellMarkup(reference: string): string {
  return (
    '<div class="sp-shell"><header class="sp-shell-bar">' +
    '<svg viewBox="0 0 27 24" width="30" height="27" aria-hidden="true" fill="currentColor">' +
    '<path opacity=".4" d="M2 22h5v-4H2z"/><path opacity=".6" d="M8 22h5v-9H8z"/>' +
    '<path opacity=".8" d="M14 22h5V8h-5z"/><path d="M20 22h5V2h-5z"/></svg>' +
    `<span>${PRODUCT_NAME}</span></header><main><div role="status"><p class="sp-shell-text">Loading...</p>` +
    `<div class="sp-shell-late"><h1>${PRODUCT_NAME} is taking longer than usual to start</h1>` +
    '<p>With a slow connection it may still open. Otherwise check your connection and reload the page.</p>' +
    '<p><a href="">Reload the page</a></p>' +
    `<p>If it still does not open, give this reference to support: ${escapeHtml(reference)}</p>` +
    '</div></div></main></div>'
  );
}

/** The delay before the message appears. Pages start earlier even on a slow network. */
const LATE_SECONDS = 12;

export const SHELL_STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;background:#faf9f5;font-family:Mukta,system-ui,sans-serif}',
  '.sp-shell-bar{box-sizing:border-box;height:4.8rem;padding:0 1rem;display:flex;gap:.5rem;align-items:center;background:#fff;border-bottom:1px solid #e2e0d8;color:#0b5563}',
  '@media (min-width:1024px){.sp-shell-bar{padding:0 2rem}}',
  '.sp-shell-bar span{font-size:1.25rem;font-weight:600}',
  '.sp-shell-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  // Appearing is not a motion, so `prefers-reduced-motion` does not change it. The picture is requested only when the message appears,
  // so that the edge can count failed starts.
  `.sp-shell-late{visibility:hidden;box-sizing:border-box;max-width:38rem;margin:0 auto;padding:10rem 1rem 2rem;background:1rem 3rem/6rem no-repeat;color:#15252a;font-size:1.0625rem;line-height:1.6;overflow-wrap:anywhere;animation:sp-shell-late 0s ${LATE_SECONDS}s forwards}`,
  `@keyframes sp-shell-late{to{visibility:visible;background-image:url(${START_FAILURE_PATH})}}`,
  // Browsers without scripts show the `noscript` element instead.
  '@media (scripting:none){.sp-shell-late{display:none}}',
  '.sp-shell-note{margin:1.5rem 1rem;font-size:1.0625rem}',
  '.sp-shell-late p{margin:0 0 1rem}',
  '.sp-shell-late h1{margin:0 0 1rem;font-size:1.5rem;font-weight:600;line-height:1.3}',
  '.sp-shell-late a{display:inline-block;padding:.75rem 1.5rem;border-radius:.5rem;background:#0b5563;color:#fff;font-weight:600;text-decoration:none}',
  '.sp-shell-late a:focus-visible{outline:3px solid #0b5563;outline-offset:3px}',
  '@media (prefers-color-scheme:dark){body{background:#0d1618}.sp-shell-bar{background:#142022;border-color:#2b3a3d;color:#7fd0d9}.sp-shell-late{color:#e8efef}.sp-shell-late a{background:#7fd0d9;color:#062227}.sp-shell-late a:focus-visible{outline-color:#7fd0d9}}',
].join('');
