import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
  type DeployToken,
} from '@sopaan/schemas/release-token';
import { unitField } from '@sopaan/schemas/release-name';
import { object } from 'yup';
import { table } from '../terminal/table';
import { formatTime } from '../terminal/format';
import { UsageError } from './exit-codes';
import { readOptions, rejectArguments, type VerbResult, type Call, type Verb } from './verb';

const optionsSchema = object({ unit: unitField.optional() });

export const token: Verb = {
  name: 'token',
  summary: 'create, list and revoke deploy tokens',
  usage: `Usage: npm run release -- token create NAME [--unit UNIT]
       npm run release -- token list
       npm run release -- token revoke ID

A deploy token is valid for one unit (--unit) or for all of them. It is shown only once, when it is created; the registry
stores only its hash. These commands need a token for all units.

Examples
  npm run release -- token create explore-team --unit explore
  npm run release -- token revoke explore-team            by name or id`,
  options: { unit: { type: 'string' } },
  run(call) {
    const [action, name, ...extra] = call.args;
    rejectArguments(extra);
    if (action === 'create' && name !== undefined) return createToken(call, name);
    if (action === 'list' && name === undefined) return listTokens(call);
    if (action === 'revoke' && name !== undefined) return revokeToken(call, name);
    throw new UsageError('Usage: token create NAME, token list, or token revoke ID');
  },
};

async function createToken(call: Call, name: string): Promise<VerbResult> {
  const { unit = null } = readOptions(optionsSchema, call);
  const { token: created, secret } = await call
    .registry()
    .requestOnce(createTokenEndpoint, { name, unit });
  const { style } = call;
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

async function listTokens(call: Call): Promise<VerbResult> {
  const { tokens } = await call.registry().request(listTokensEndpoint, {});
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

async function revokeToken(call: Call, nameOrId: string): Promise<VerbResult> {
  const registry = call.registry();
  const { tokens } = await registry.request(listTokensEndpoint, {});
  const { id } = findToken(tokens, nameOrId);
  const revoked = await registry.request(revokeTokenEndpoint, { id });
  return {
    json: { token: revoked },
    lines: [`${call.style('green', 'revoked')} ${revoked.name} (${revoked.id})`],
  };
}

function findToken(tokens: readonly DeployToken[], nameOrId: string): DeployToken {
  const byId = tokens.find(({ id }) => id === nameOrId);
  if (byId) return byId;
  const valid = tokens.filter(({ name, revokedAt }) => name === nameOrId && revokedAt === null);
  const [only, ...others] = valid;
  if (!only) throw new UsageError(`There is no active token ${nameOrId}.`);
  if (others.length > 0) {
    const ids = valid.map(({ id }) => id).join(', ');
    throw new UsageError(`Several tokens are named ${nameOrId}. Use one of the ids: ${ids}`);
  }
  return only;
}
