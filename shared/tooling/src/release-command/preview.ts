import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import { environmentField } from '@sopaan/schemas/release-name';
import { createPreviewEndpoint } from '@sopaan/schemas/release-preview';
import { number, object, string } from 'yup';
import { resolveParts } from '../registry/resolve-parts';
import { formatCount, formatTime } from '../terminal/format';
import { UsageError } from './exit-codes';
import { listPreviews, revokePreview } from './previews';
import { readOptions, rejectArguments, type Call, type Verb } from './verb';

const daysMessage = '${path} must be a number up to 90';
const optionsSchema = object({
  days: number().typeError(daysMessage).moreThan(0, daysMessage).max(90, daysMessage).default(7),
  path: string()
    .matches(/^\/(?!\/)\S*$/, '${path} must be a path of the site, such as /course/x')
    .default('/'),
  in: environmentField.default('production'),
  note: string().trim().max(300, '${path} must have at most 300 characters').default(''),
});

export const preview: Verb = {
  name: 'preview',
  summary: 'create, list and revoke links that preview releases inside the site',
  usage: `Usage: npm run release -- preview <unit[@release]>… [--days N] [--path PATH] [--in ENVIRONMENT] [--note TEXT]
       npm run release -- preview list
       npm run release -- preview revoke ID

Creates a preview link. It shows these releases together with the environment's other releases, in the browser that opens it
and on any path, until it expires or is revoked. Rejected if the releases are incompatible.

  --days N      days until it expires (default 7, at most 90)
  --path PATH   the page that the link opens (default /)

Examples
  npm run release -- preview explore
  npm run release -- preview explore@1.5.0-pr.42 practice@2.0.0-rc.1 --path /explore
  npm run release -- preview revoke 4f0c2a`,
  options: {
    days: { type: 'string' },
    path: { type: 'string' },
    in: { type: 'string' },
    note: { type: 'string' },
  },
  run(call) {
    const [action, id, ...extra] = call.args;
    if (action === undefined)
      throw new UsageError('Name the releases to preview, for example: preview explore');
    if (action === 'list' && id === undefined) return listPreviews(call);
    if (action !== 'revoke') return createPreview(call);
    rejectArguments(extra);
    if (id === undefined)
      throw new UsageError('Name the preview to revoke. `preview list` shows the ids.');
    return revokePreview(call, id);
  },
};

async function createPreview(call: Call) {
  const { days, path, in: environment, note } = readOptions(optionsSchema, call);
  const registry = call.registry();
  const parts = await resolveParts(registry, call.context.root, call.args);
  const request = { environment, parts, days, note };
  const { preview: created, token } = await registry.requestOnce(createPreviewEndpoint, request);
  const link = createLink(registry.site, path, token);
  const { style } = call;
  return {
    json: { preview: created, link },
    lines: [
      link,
      '',
      `Shows ${formatCount(created.overridden.length, 'unit')} with the other releases of ${environment}, until ${formatTime(created.expires)}:`,
      ...created.overridden.map(({ unit, release }) => `  ${style('bold', unit)} ${release}`),
      `To revoke it: npm run release -- preview revoke ${created.id}`,
    ],
  };
}

function createLink(site: string, path: string, token: string): string {
  const url = new URL(path, `${site}/`);
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.href;
}
