/** A thing in the words of schema.org. */
export interface JsonLdNode {
  readonly '@type'?: string;
  readonly [property: string]: unknown;
}

/** A thing that stands by itself in a page. */
export interface JsonLdDocument extends JsonLdNode {
  readonly '@context': 'https://schema.org';
}

/** A page and the name that stands for it. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** The way from the home page to a page. */
export function breadcrumbs(...steps: readonly Breadcrumb[]): JsonLdDocument {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
