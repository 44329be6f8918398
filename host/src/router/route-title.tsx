import { useSyncExternalStore } from 'react';

/** Any other title: the one of the screen, or on the first page the one that the edge wrote. */
const OTHER_TITLE = 'title:not([data-route])';

/** The route's title, until the screen renders its own. The page has one title at a time. */
export function RouteTitle({ title }: { title: string }) {
  const hasTitle = useSyncExternalStore(watchHead, hasOtherTitle, hasServedTitle);
  return hasTitle ? null : <title data-route="">{title}</title>;
}

function hasOtherTitle(): boolean {
  return document.head.querySelector(OTHER_TITLE) !== null;
}

/** A server writes the title separately, so this component renders none. */
const hasServedTitle = () => true;

function watchHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
