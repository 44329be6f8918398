/** Scrolls the box, and nothing around it, so that the item is in its middle. */
export function scrollWithin(box: HTMLElement, item: Element | null): void {
  if (!(item instanceof HTMLElement)) return;
  box.scrollTop = item.offsetTop - (box.clientHeight - item.offsetHeight) / 2;
}
