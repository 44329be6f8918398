import { createContext } from 'react';

/** What the edge wrote into the head for the requested page. */
export interface ServedHeadElements {
  title: Element | null;
  canonicalPath: string | undefined;
}

/** Reads the head before anything is rendered: React adds the titles of screens to it. */
export function readServedHead(): ServedHeadElements {
  const { head } = document;
  const href = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return {
    title: head.querySelector('title'),
    canonicalPath: href && URL.canParse(href) ? new URL(href).pathname : undefined,
  };
}

/** The served elements; null on a server, where nothing has been served yet. */
export const ServedHeadContext = createContext<ServedHeadElements | null>(null);
