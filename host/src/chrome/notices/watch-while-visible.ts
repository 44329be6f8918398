import { watchUnread } from './watch-unread';

/**
 * Watches only while the page is visible: a browser has six connections to a site, and does not keep a page with an open one in its
 * back/forward cache. Returns a function that stops watching.
 */
export function watchWhileVisible(onUnread: (unread: number) => void): () => void {
  let watching: AbortController | undefined;

  function update(): void {
    if (document.visibilityState === 'hidden') {
      watching?.abort();
      watching = undefined;
    } else if (!watching) {
      watching = new AbortController();
      void watchUnread({ signal: watching.signal, onUnread });
    }
  }

  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    watching?.abort();
  };
}
