/** Properties of schema.org that hold URLs. */
const URL_PROPERTIES = new Set(['@id', 'url', 'item', 'image', 'logo', 'urlTemplate']);

/**
 * Parses the JSON-LD of the API and makes its URLs absolute: only the edge knows the origin of the site. Invalid JSON is left out, so that
 * the page is still rendered.
 */
export function absoluteJsonLd(jsonLd: readonly string[], site: string): unknown[] {
  return jsonLd.flatMap((json) => {
    try {
      const parsed: unknown = JSON.parse(json, (key, value: unknown) =>
        URL_PROPERTIES.has(key) && typeof value === 'string' ? toAbsoluteUrl(value, site) : value,
      );
      return [parsed];
    } catch {
      return [];
    }
  });
}

/** Makes the URL of a path that begins with `/` absolute; any other URL stays as it is. */
export function toAbsoluteUrl(url: string, site: string): string {
  return /^\/(?!\/)/.test(url) ? site + url : url;
}
