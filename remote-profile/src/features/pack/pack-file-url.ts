import { getApiConfiguration } from '@sopaan/api-client/configuration';
import { requestTarget } from '@sopaan/api-client/url';
import { openPackFileEndpoint } from '@sopaan/schemas/wallet/packs';

/** The URL of a document that a link shares. The link's token is the only authorization. */
export function packFileUrl(token: string, fileId: string): string {
  const { method, path } = openPackFileEndpoint;
  return requestTarget(getApiConfiguration().baseUrl, method, path, { token, fileId }).url;
}
