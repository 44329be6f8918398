/** The device's own font for code. */
export const CODE_FONT =
  "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";
