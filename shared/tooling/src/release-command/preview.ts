import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import { environmentField } from '@sopaan/schemas/releases/name';
import { createPreviewEndpoint } from '@sopaan/schemas/releases/preview';
import { number, object, string } from 'yup';
import { resolveReleases } from '../registry/resolve-releases';
import { formatCount, formatTime } from '../terminal/format';
import { listPreviews, revokePreview } from './previews';
import { readOptions, type Invocation, type ReleaseSubcommand } from './subcommand';

const daysMessage = '${path} must be a number up to 90';
const optionsSchema = object({
  days: number().typeError(daysMessage).moreThan(0, daysMessage).max(90, daysMessage).default(7),
  path: string()
    .matches(/^\/(?!\/)\S*$/, '${path} must be a path of the site, such as /course/x')
    .default('/'),
  in: environmentField.default('production'),
  note: string().trim().max(300, '${path} must have at most 300 characters').default(''),
});

export const preview: ReleaseSubcommand = {
  name: 'preview',
  summary: 'create, list and revoke links that preview releases inside the site',
  declare: (command) =>
    command
      .argument('<unit[@release]...>')
      .option('--days <n>', 'days until it expires; default 7, at most 90')
      .option('--path <path>', 'the page that the link opens; default /')
      .option('--in <environment>', 'default production')
      .option('--note <text>', 'a note, for the list of previews')
      .description(
        "Creates a preview link. It shows these releases together with the environment's other releases, in the browser that " +
          'opens it and on any path of a site that shows the environment, until it expires or is revoked. Rejected if the ' +
          'releases are incompatible.',
      ),
  examples: [
    'preview explore',
    'preview explore@1.5.0-pr.42 practice@2.0.0-rc.1 --path /explore',
    'preview revoke 4f0c2a',
  ],
  run: createPreview,
  subcommands: [
    { name: 'list', summary: 'list the previews', run: listPreviews },
    {
      name: 'revoke',
      summary: 'revoke a preview; `preview list` shows the ids',
      declare: (command) => command.argument('<id>'),
      run: revokePreview,
    },
  ],
};

async function createPreview(invocation: Invocation) {
  const { days, path, in: environment, note } = readOptions(optionsSchema, invocation);
  const registry = invocation.registry();
  const releases = await resolveReleases(registry, invocation.context.root, invocation.args);
  const request = { environment, parts: releases, days, note };
  const { preview: created, token } = await registry.requestOnce(createPreviewEndpoint, request);
  const link = createLink(registry.site, path, token);
  const { style } = invocation;
  return {
    json: { preview: created, link },
    lines: [
      link,
      '',
      `Shows ${formatCount(created.overridden.length, 'unit')} with the other releases of ${environment}, until ${formatTime(created.expires)}:`,
      ...created.overridden.map(({ unit, release }) => `  ${style('bold', unit)} ${release}`),
      `It opens only on a site that shows ${environment}.`,
      `To revoke it: npm run release -- preview revoke ${created.id}`,
    ],
  };
}

function createLink(site: string, path: string, token: string): string {
  const url = new URL(path, `${site}/`);
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.href;
}
