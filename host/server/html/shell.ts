import { PRODUCT_NAME } from '@sopaan/contract/version';

/**
 * What stands on the page until the host's code runs: the bar of the header at its final size, and the loading text.
 * The host draws over it without a shift.
 */
export const SHELL_MARKUP =
  `<div class="sp-shell"><div class="sp-shell-bar"><span>${PRODUCT_NAME}</span></div>` +
  '<p class="sp-shell-text" role="status">Loading...</p></div>';

export const SHELL_STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;background:#f8f8fc;font-family:Mukta,system-ui,sans-serif}',
  '.sp-shell-bar{box-sizing:border-box;height:4.8rem;padding:0 1rem;display:flex;align-items:center;background:#fff;border-bottom:1px solid #e3e4ee}',
  '.sp-shell-bar span{font-size:1.5rem;font-weight:700;color:#3b3a9e}',
  '.sp-shell-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '@media (prefers-color-scheme:dark){body{background:#10131f}.sp-shell-bar{background:#171b2b;border-color:#2a3047}.sp-shell-bar span{color:#b6b8ff}}',
].join('');
