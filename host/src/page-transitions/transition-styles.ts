/** The parts of the frame that stay in place while the content changes, by their selectors. */
const FIXED_PARTS = {
  'site-header': 'header[data-unit="host"]',
  'site-footer': 'footer[data-unit="host"]',
  'bottom-navigation': 'nav[data-unit="host"]',
};

const DURATION_MS = 150;

/** A short cross-fade. */
const RULES = `
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: ${DURATION_MS}ms; }
${Object.entries(FIXED_PARTS)
  .map(
    ([name, selector]) =>
      `${selector} { view-transition-name: ${name}; } ::view-transition-group(${name}) { animation: none; }`,
  )
  .join('\n')}
`;

/** Adds the styles of page transitions to the document. */
export function addTransitionStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
