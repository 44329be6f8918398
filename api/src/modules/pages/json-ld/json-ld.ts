/** A thing described in the vocabulary of schema.org. */
export interface JsonLdNode {
  readonly '@type'?: string;
  readonly [property: string]: unknown;
}

/** The top-level node of a JSON-LD script. */
export interface JsonLdDocument extends JsonLdNode {
  readonly '@context': 'https://schema.org';
}

export interface Breadcrumb {
  name: string;
  path: string;
}

/** The breadcrumbs from the home page to a page. */
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
