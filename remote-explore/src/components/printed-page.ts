/** The page of one item on paper. It is made smaller, because a sheet is as wide as a tablet but is read from closer. */
export const printedPage = { '@media print': { p: 0, zoom: 0.72 } } as const;
