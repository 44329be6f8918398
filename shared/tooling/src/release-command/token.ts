import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
  type DeployToken,
} from '@sopaan/schemas/releases/token';
import { unitField } from '@sopaan/schemas/releases/name';
import { object } from 'yup';
import { table } from '../terminal/table';
import { formatTime } from '../terminal/format';
import { UsageError } from './exit-codes';
import {
  readOptions,
  type SubcommandResult,
  type Invocation,
  type ReleaseSubcommand,
} from './subcommand';

const optionsSchema = object({ unit: unitField.optional() });

export const token: ReleaseSubcommand = {
  name: 'token',
  summary: 'create, list and revoke deploy tokens',
  declare: (command) =>
    command.description(
      'A deploy token is valid for one unit (--unit) or for all of them. It is shown only once, when it is created; the ' +
        'registry stores only its hash. These commands need a token for all units.',
    ),
  examples: [
    'token create explore-team --unit explore',
    'token revoke explore-team            by name or id',
  ],
  subcommands: [
    {
      name: 'create',
      summary: 'create a token',
      declare: (command) =>
        command.argument('<name>').option('--unit <unit>', 'the only unit that it is valid for'),
      run: createToken,
    },
    { name: 'list', summary: 'list all tokens', run: listTokens },
    {
      name: 'revoke',
      summary: 'revoke a token',
      declare: (command) => command.argument('<id>', 'its name or id'),
      run: revokeToken,
    },
  ],
};

async function createToken(invocation: Invocation): Promise<SubcommandResult> {
  const [name = ''] = invocation.args;
  const { unit = null } = readOptions(optionsSchema, invocation);
  const { token: created, secret } = await invocation
    .registry()
    .requestOnce(createTokenEndpoint, { name, unit });
  const { style } = invocation;
  return {
    json: { token: created, secret },
    lines: [
      `${style('green', 'created')} ${style('bold', created.name)} for ${unit ?? 'all units'}, id ${created.id}`,
      '',
      `  ${secret}`,
      '',
      'Store it now: it is not shown again. To use it, set SOPAAN_DEPLOY_TOKEN.',
    ],
  };
}

async function listTokens(invocation: Invocation): Promise<SubcommandResult> {
  const { tokens } = await invocation.registry().request(listTokensEndpoint, {});
  const rows = tokens.map(({ id, name, unit, createdBy, lastUsedAt, revokedAt }) => [
    id,
    name,
    unit ?? 'all units',
    `by ${createdBy}`,
    revokedAt
      ? `revoked ${formatTime(revokedAt)}`
      : lastUsedAt
        ? `used ${formatTime(lastUsedAt)}`
        : 'never used',
  ]);
  return { json: { tokens }, lines: rows.length > 0 ? table(rows) : ['There are no tokens.'] };
}

async function revokeToken(invocation: Invocation): Promise<SubcommandResult> {
  const [nameOrId = ''] = invocation.args;
  const registry = invocation.registry();
  const { tokens } = await registry.request(listTokensEndpoint, {});
  const { id } = findToken(tokens, nameOrId);
  const revoked = await registry.request(revokeTokenEndpoint, { id });
  return {
    json: { token: revoked },
    lines: [`${invocation.style('green', 'revoked')} ${revoked.name} (${revoked.id})`],
  };
}

function findToken(tokens: readonly DeployToken[], nameOrId: string): DeployToken {
  const byId = tokens.find(({ id }) => id === nameOrId);
  if (byId) return byId;
  const activeTokens = tokens.filter(
    ({ name, revokedAt }) => name === nameOrId && revokedAt === null,
  );
  const [token, ...others] = activeTokens;
  if (!token) throw new UsageError(`There is no active token ${nameOrId}.`);
  if (others.length > 0) {
    const ids = activeTokens.map(({ id }) => id).join(', ');
    throw new UsageError(`Several tokens are named ${nameOrId}. Use one of the ids: ${ids}`);
  }
  return token;
}
