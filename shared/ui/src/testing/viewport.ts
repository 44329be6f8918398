interface Viewport {
  width: number;
  reducedMotion?: boolean;
  dark?: boolean;
  print?: boolean;
}

/** Fakes the window's width and media queries, as jsdom has no layout. */
export function setViewport({
  width,
  reducedMotion = false,
  dark = false,
  print = false,
}: Viewport): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const minWidth = /min-width:\s*([\d.]+)px/.exec(media)?.[1];
    const matches =
      (minWidth !== undefined && width >= Number(minWidth)) ||
      (reducedMotion && media.includes('prefers-reduced-motion')) ||
      (print && media === 'print') ||
      (dark && media.includes('prefers-color-scheme: dark'));
    const list = {
      matches,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    };
    return Object.assign(new EventTarget(), list);
  });
}
