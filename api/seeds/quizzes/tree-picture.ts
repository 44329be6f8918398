/** A binary search tree, as an SVG in a `data:` URL. */
const NODES = [
  { label: 6, x: 120, y: 30 },
  { label: 4, x: 60, y: 90 },
  { label: 8, x: 180, y: 90 },
  { label: 2, x: 30, y: 150 },
  { label: 9, x: 210, y: 150 },
] as const;
const EDGES = ['M120 30L60 90L30 150', 'M120 30L180 90L210 150'] as const;

const nodes = NODES.map(
  ({ label, x, y }) =>
    `<circle cx="${x}" cy="${y}" r="20" fill="#fff"/><text x="${x}" y="${y + 6}">${label}</text>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180" viewBox="0 0 240 180" stroke-width="2"><path fill="#fff" d="M0 0h240v180H0z"/><g fill="none" stroke="#333"><path d="${EDGES.join('')}"/></g><g stroke="#333" font-family="sans-serif" font-size="18" text-anchor="middle">${nodes.join('').replaceAll('<text', '<text stroke="none" fill="#222"')}</g></svg>`;

/** Parentheses are encoded, because they would end the address in the markup. */
export const TREE_PICTURE = `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('(', '%28').replaceAll(')', '%29')}`;
export const TREE_TEXT =
  'A tree with the root 6. Its left child is 4, with the left child 2. Its right child is 8, with the right child 9.';
