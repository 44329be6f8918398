import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import { environmentField } from '@sopaan/schemas/release-name';
import { createPreviewEndpoint } from '@sopaan/schemas/release-preview';
import { number, object, string } from 'yup';
import { resolveParts } from '../registry/resolve-parts';
import { formatCount, formatTime } from '../terminal/format';
import { UsageError } from './exit-codes';
import { listPreviews, revokePreview } from './previews';
import { readOptions, rejectArguments, type Call, type Verb } from './verb';

const someDays = '${path} must be a number up to 90';
const optionsSchema = object({
  days: number().typeError(someDays).moreThan(0, someDays).max(90, someDays).default(7),
  path: string()
    .matches(/^\/(?!\/)\S*$/, '${path} must be a path of the site, such as /course/x')
    .default('/'),
  in: environmentField.default('production'),
  note: string().trim().max(300, '${path} must have at most 300 characters').default(''),
});

export const preview: Verb = {
  name: 'preview',
  summary: 'make a link that shows releases inside the site, in one browser; list and revoke links',
  usage: `Usage: npm run release -- preview <unit[@release]>… [--days N] [--path PATH] [--in ENVIRONMENT] [--note TEXT]
       npm run release -- preview list
       npm run release -- preview revoke ID

Makes a link. Whoever opens it sees these releases in the environment's other parts, in that browser, on any path,
until it expires or is revoked. It is refused when the parts do not fit together.

  --days N      7 without it, 90 at most
  --path PATH   the page that the link opens

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
    const [word, id, ...more] = call.words;
    if (word === undefined) throw new UsageError('Preview what? Say for example: preview explore');
    if (word === 'list' && id === undefined) return listPreviews(call);
    if (word !== 'revoke') return create(call);
    rejectArguments(more);
    if (id === undefined) throw new UsageError('Revoke which? `preview list` shows their ids.');
    return revokePreview(call, id);
  },
};

async function create(call: Call) {
  const { days, path, in: environment, note } = readOptions(optionsSchema, call);
  const registry = call.registry();
  const parts = await resolveParts(registry, call.context.root, call.words);
  const request = { environment, parts, days, note };
  const { preview: made, token } = await registry.requestOnce(createPreviewEndpoint, request);
  const link = linkTo(registry.site, path, token);
  const { style } = call;
  return {
    json: { preview: made, link },
    lines: [
      link,
      '',
      `Shows ${formatCount(made.overridden.length, 'unit')} in ${environment}'s other parts, until ${formatTime(made.expires)}:`,
      ...made.overridden.map(({ unit, release }) => `  ${style('bold', unit)} ${release}`),
      `To end it before: npm run release -- preview revoke ${made.id}`,
    ],
  };
}

function linkTo(site: string, path: string, token: string): string {
  const url = new URL(path, `${site}/`);
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.href;
}
