import { getApiConfiguration } from '@sopaan/api-client/configuration';
import { requestTarget } from '@sopaan/api-client/url';
import { openFileEndpoint } from '@sopaan/schemas/wallet/wallet';

/** The URL of a file, to open in a tab of this browser. It works only while the wallet is unlocked. */
export function fileUrl(fileId: string): string {
  const { method, path } = openFileEndpoint;
  return requestTarget(getApiConfiguration().baseUrl, method, path, { fileId }).url;
}
