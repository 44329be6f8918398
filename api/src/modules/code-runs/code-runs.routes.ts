import type { FastifyInstance } from 'fastify';
import { withAnySignal } from '@sopaan/http/any-signal';
import {
  executeEndpoint,
  getPistonRuntimesEndpoint,
  getRuntimesEndpoint,
  pistonExecuteEndpoint,
} from '@sopaan/schemas/code-run';
import { requestedLimits } from '@sopaan/schemas/execute-request';
import { toCodeRun } from '@sopaan/schemas/run-outcome';
import { abortOnDisconnect } from '@sopaan/http/client-disconnected';
import { wantsEvents } from '../../plugins/event-stream';
import { perAccount, perAddress, type CountedBy, type Limit } from '../../plugins/limits';
import { addressGroup } from '../../plugins/limits-address';
import { route } from '../../plugins/route';
import { answerInTime } from './answer-in-time';
import { runtimeNamed } from './runtime-named';

const perGuest: CountedBy = (asked) => (asked.user ? undefined : perAddress(asked));

const running: readonly Limit[] = [
  { name: 'run', by: perAccount, count: 30, seconds: 60 },
  { name: 'run, guests', by: perGuest, count: 10, seconds: 60 },
];

/** Several files and the largest legal input of a challenge, as JSON. */
const BODY_MAX = 4 * 1_048_576;

export function codeRuns(app: FastifyInstance): void {
  for (const endpoint of [executeEndpoint, pistonExecuteEndpoint]) {
    route(
      app,
      endpoint,
      async ({ input, user, tell, request, reply }) => {
        const { files, stdin, args = [] } = input;
        const caller = abortOnDisconnect(reply);
        const runtime = await runtimeNamed(app.runner, input);
        const { language, version } = runtime;
        const program = app.runner.prepare(
          { language, version, files, source: files[0]?.content ?? '' },
          {
            owner: user?.id ?? `address ${addressGroup(request.ip)}`,
            priority: 'interactive',
            onPosition: (position) => tell('queued', { position }),
            onStart: () => tell('started', {}),
          },
        );
        const run = (signal: AbortSignal) =>
          program.run({ stdin, args, exactLimits: requestedLimits(input), signal });
        const outcome = await (wantsEvents(request)
          ? run(caller)
          : answerInTime((late) => withAnySignal([caller, late], run)));
        return toCodeRun(outcome, runtime);
      },
      { limits: running, events: true, isOfPiston: true, bodyLimit: BODY_MAX },
    );
  }

  const runtimes = async () =>
    (await app.runner.runtimes()).map((state) => ({ ...state, aliases: [...state.aliases] }));
  route(app, getRuntimesEndpoint, runtimes, { isOfPiston: true });
  route(
    app,
    getPistonRuntimesEndpoint,
    async () => (await runtimes()).filter(({ available }) => available),
    { isOfPiston: true },
  );
}
