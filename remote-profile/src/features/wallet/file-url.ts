import { getApiConfiguration } from '@sopaan/api-client/configuration';
import { requestTarget } from '@sopaan/api-client/url';
import { openFileEndpoint } from '@sopaan/schemas/wallet/wallet';

/** The URL that opens a file in a tab of this browser. The API serves it only while the wallet is unlocked. */
export function fileUrl(fileId: string): string {
  const { method, path } = openFileEndpoint;
  return requestTarget(getApiConfiguration().baseUrl, method, path, { fileId }).url;
}
