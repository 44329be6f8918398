import type { FastifyInstance } from 'fastify';
import { withAnySignal } from '@sopaan/http/any-signal';
import {
  executeEndpoint,
  getPistonRuntimesEndpoint,
  getRuntimesEndpoint,
  pistonExecuteEndpoint,
} from '@sopaan/schemas/code-runs/code-run';
import { requestedLimits } from '@sopaan/schemas/code-runs/execute-request';
import { toCodeRun } from '@sopaan/schemas/code-runs/run-outcome';
import { abortOnDisconnect } from '@sopaan/http/client-disconnected';
import { acceptsEventStream } from '../../http/event-stream';
import {
  perAccount,
  perAddress,
  toSubjects,
  type CountedBy,
  type Limit,
} from '../../rate-limit/limits';
import { addressGroup } from '../../rate-limit/address';
import { route } from '../../routes/route';
import { guestBrowsers, type GuestBrowsers } from './guest-browser';
import { withResponseTimeout } from './response-timeout';
import { requireRuntime } from './require-runtime';

const perGuestAddress: CountedBy = (context) => (context.user ? [] : perAddress(context));

/** A guest who deletes the cookie is limited by address only; that limit allows a class of 40: docs/decisions/0080. */
function runLimits({ idOf }: GuestBrowsers): readonly Limit[] {
  const perGuest: CountedBy = ({ request, user }) => (user ? [] : toSubjects(idOf(request)));
  return [
    { name: 'run', by: perAccount, count: 30, seconds: 60 },
    { name: 'run, guests', by: perGuest, count: 10, seconds: 60 },
    { name: 'run, guests of an address', by: perGuestAddress, count: 120, seconds: 60 },
  ];
}

/** Room for several files and the largest input of a challenge, as JSON. */
const BODY_LIMIT_BYTES = 4 * 1_048_576;

export function codeRuns(app: FastifyInstance): void {
  const guests = guestBrowsers(app.settings.tokenSecret);
  const limits = runLimits(guests);
  for (const endpoint of [executeEndpoint, pistonExecuteEndpoint]) {
    route(
      app,
      endpoint,
      async ({ input, user, emit, request, reply }) => {
        const { files, stdin, args = [] } = input;
        const disconnected = abortOnDisconnect(reply);
        const runtime = await requireRuntime(app.runner, input);
        const { language, version } = runtime;
        const owners = user
          ? { owner: user.id }
          : {
              owner: `guest ${guests.identify(request, reply)}`,
              group: `address ${addressGroup(request.ip)}`,
            };
        const program = app.runner.prepare(
          { language, version, files, source: files[0]?.content ?? '' },
          {
            ...owners,
            priority: 'interactive',
            onPosition: (position) => emit('queued', { position }),
            onStart: () => emit('started', {}),
          },
        );
        const run = (signal: AbortSignal) =>
          program.run({ stdin, args, exactLimits: requestedLimits(input), signal });
        const outcome = await (acceptsEventStream(request)
          ? run(disconnected)
          : withResponseTimeout((timeout) => withAnySignal([disconnected, timeout], run)));
        return toCodeRun(outcome, runtime);
      },
      { limits, events: true, isPistonCompatible: true, bodyLimit: BODY_LIMIT_BYTES },
    );
  }

  const runtimes = async () =>
    (await app.runner.runtimes()).map((state) => ({ ...state, aliases: [...state.aliases] }));
  route(app, getRuntimesEndpoint, runtimes, { isPistonCompatible: true });
  route(
    app,
    getPistonRuntimesEndpoint,
    async () => (await runtimes()).filter(({ available }) => available),
    { isPistonCompatible: true },
  );
}
