/** The system's monospace font. */
export const CODE_FONT =
  "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";
