/** The readable part of a URL. Pages are looked up by the id that follows; the slug is for people. */

/** `AI/ML 101%` gives `ai-ml-101`. Titles without Latin letters or digits give `view`. */
export function slug(title: string): string {
  return splitWords(title).join('-').toLowerCase() || 'view';
}

/** `web dev basics` gives `Web-Dev-Basics`. */
export function titleSlug(title: string): string {
  return (
    splitWords(title)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('-') || 'View'
  );
}

function splitWords(title: string): string[] {
  return (
    title
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .match(/[a-z0-9]+/gi) ?? []
  );
}
