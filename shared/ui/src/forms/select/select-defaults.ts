export const SELECT_DEFAULTS = {
  /** The menu takes this height at most. */
  maxMenuHeight: 300,
  /** With less room below than this, the menu opens upwards. */
  minMenuHeight: 140,
  /** Options that Page Up and Page Down pass. */
  pageSize: 5,
  /** How long the menu's scrolling takes. */
  scrollMs: 160,
} as const;
