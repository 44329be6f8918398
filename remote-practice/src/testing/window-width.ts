const CONDITION = /\((min|max)-width: ?([\d.]+)px\)/g;

function matchesWidth(query: string, width: number): boolean {
  const conditions = [...query.matchAll(CONDITION)];
  return (
    conditions.length > 0 &&
    conditions.every(([, limit, pixels]) =>
      limit === 'min' ? width >= Number(pixels) : width <= Number(pixels),
    )
  );
}

/** Sets the width that media queries match against: jsdom has no layout and does not evaluate them. */
export function setWindowWidth(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const matches = media.split(',').some((query) => matchesWidth(query, width));
    const list = { matches, media, onchange: null, addListener() {}, removeListener() {} };
    return Object.assign(new EventTarget(), list);
  });
}
