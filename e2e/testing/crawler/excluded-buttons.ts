interface ExcludedButton {
  /** The whole label. */
  label: RegExp;
  reason: string;
}

/** Buttons that the crawler does not press, because the visitor could not go on afterwards. */
const excludedButtons: readonly ExcludedButton[] = [
  {
    label: /^Log out(?: everywhere)?$/,
    reason: 'It ends the session, so the pages for members could not be opened any more.',
  },
];

export const isExcluded = (label: string): boolean =>
  excludedButtons.some((button) => button.label.test(label));
