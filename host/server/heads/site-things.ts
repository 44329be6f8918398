/** Where schema.org has addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'urlTemplate']);

/** What the API describes, with whole addresses: this edge knows under which one the site is visited. */
export function siteThings(jsonLd: readonly string[], site: string): unknown[] {
  return jsonLd.flatMap((json) => {
    try {
      const thing: unknown = JSON.parse(json, (key, value: unknown) =>
        ADDRESSES.has(key) && typeof value === 'string' ? siteAddress(value, site) : value,
      );
      return [thing];
    } catch {
      return [];
    }
  });
}

/** A path from the site's root becomes a whole address; anything else stays as it is. */
export function siteAddress(address: string, site: string): string {
  return /^\/(?!\/)/.test(address) ? site + address : address;
}
