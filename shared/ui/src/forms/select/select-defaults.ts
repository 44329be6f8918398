/** The specified values of a select. Heights are in pixels. */
export const SELECT_DEFAULTS = {
  maxMenuHeight: 300,
  /** With less space below than this, the menu opens upwards. */
  minMenuHeight: 140,
  /** The number of options that Page Up and Page Down skip. */
  pageSize: 5,
  /** Duration of the menu's scroll animation. */
  scrollMs: 160,
} as const;
