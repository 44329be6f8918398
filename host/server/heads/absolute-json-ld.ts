/** Properties of schema.org that hold URLs. */
const URL_PROPERTIES = new Set(['@id', 'url', 'item', 'image', 'logo', 'urlTemplate']);

/** Parses the JSON-LD of the API and makes its URLs absolute: only the edge knows the origin of the site. */
export function absoluteJsonLd(jsonLd: readonly string[], site: string): unknown[] {
  return jsonLd.flatMap((json) => {
    try {
      const thing: unknown = JSON.parse(json, (key, value: unknown) =>
        URL_PROPERTIES.has(key) && typeof value === 'string' ? toAbsoluteUrl(value, site) : value,
      );
      return [thing];
    } catch {
      return [];
    }
  });
}

/** Makes a path from the root of the site absolute; anything else stays as it is. */
export function toAbsoluteUrl(address: string, site: string): string {
  return /^\/(?!\/)/.test(address) ? site + address : address;
}
