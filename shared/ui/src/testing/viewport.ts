/** Media queries of a test: answers by width and by the wish for less motion. jsdom lays nothing out. */
interface Viewport {
  width: number;
  calm?: boolean;
  dark?: boolean;
}

export function setViewport({ width, calm = false, dark = false }: Viewport): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const smallest = /min-width:\s*([\d.]+)px/.exec(media)?.[1];
    const matches =
      (smallest !== undefined && width >= Number(smallest)) ||
      (calm && media.includes('prefers-reduced-motion')) ||
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
