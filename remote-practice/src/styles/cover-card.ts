/** Makes a link cover its card, which must be `position: relative`. */
export const coverCard = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
