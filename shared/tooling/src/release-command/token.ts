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
import { readOptions, rejectArguments, type Answer, type Call, type Verb } from './verb';

const optionsSchema = object({ unit: unitField.optional() });

export const token: Verb = {
  name: 'token',
  summary: 'make, list and revoke deploy tokens',
  usage: `Usage: npm run release -- token create NAME [--unit UNIT]
       npm run release -- token list
       npm run release -- token revoke ID

A deploy token is for one unit (--unit) or for all of them. It is shown once, when it is made; the registry keeps only
its hash. All of this needs a token of all units.

Examples
  npm run release -- token create explore-team --unit explore
  npm run release -- token revoke explore-team            by its name, or by its id`,
  options: { unit: { type: 'string' } },
  run(call) {
    const [act, word, ...more] = call.words;
    rejectArguments(more);
    if (act === 'create' && word !== undefined) return create(call, word);
    if (act === 'list' && word === undefined) return listTokens(call);
    if (act === 'revoke' && word !== undefined) return revoke(call, word);
    throw new UsageError('Say token create NAME, token list, or token revoke ID.');
  },
};

async function create(call: Call, name: string): Promise<Answer> {
  const { unit = null } = readOptions(optionsSchema, call);
  const { token: made, secret } = await call.registry().requestOnce(createTokenEndpoint, { name, unit });
  const { style } = call;
  return {
    json: { token: made, secret },
    lines: [
      `${style('green', 'made')} ${style('bold', made.name)} for ${unit ?? 'all units'}, id ${made.id}`,
      '',
      `  ${secret}`,
      '',
      'Keep it now: it is not shown again. Whoever uses it sets SOPAAN_DEPLOY_TOKEN to it.',
    ],
  };
}

async function listTokens(call: Call): Promise<Answer> {
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

async function revoke(call: Call, word: string): Promise<Answer> {
  const registry = call.registry();
  const { tokens } = await registry.request(listTokensEndpoint, {});
  const { id } = oneOf(tokens, word);
  const revoked = await registry.request(revokeTokenEndpoint, { id });
  return {
    json: { token: revoked },
    lines: [`${call.style('green', 'revoked')} ${revoked.name} (${revoked.id})`],
  };
}

function oneOf(tokens: readonly DeployToken[], word: string): DeployToken {
  const byId = tokens.find(({ id }) => id === word);
  if (byId) return byId;
  const valid = tokens.filter(({ name, revokedAt }) => name === word && revokedAt === null);
  const [only, ...others] = valid;
  if (!only) throw new UsageError(`There is no token ${word} that could be revoked.`);
  if (others.length > 0) {
    const ids = valid.map(({ id }) => id).join(', ');
    throw new UsageError(`Several tokens are named ${word}. Say which: ${ids}`);
  }
  return only;
}
