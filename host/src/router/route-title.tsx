import { useSyncExternalStore } from 'react';

/** Any title but this one: the screen's, or on the first page the one that the edge wrote. */
const OTHER = 'title:not([data-route])';

/** The tab's name as long as nobody knows a better one. The page has one title at a time. */
export function RouteTitle({ title }: { title: string }) {
  const isNamed = useSyncExternalStore(watchHead, hasOtherTitle);
  return isNamed ? null : <title data-route="">{title}</title>;
}

function hasOtherTitle(): boolean {
  return document.head.querySelector(OTHER) !== null;
}

function watchHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
