import type { FastifyInstance } from 'fastify';
import { executeEndpoint, getRuntimesEndpoint } from '@sopaan/schemas/code-run';
import { whileAsked } from '../../plugins/caller';
import { perAccount, perAddress, type CountedBy, type Limit } from '../../plugins/limits';
import { addressGroup } from '../../plugins/limits-address';
import { route } from '../../plugins/route';
import { toldOf } from './told';
import { runtimeNamed } from './runtime-named';

const perGuest: CountedBy = (asked) => (asked.user ? undefined : perAddress(asked));

const running: readonly Limit[] = [
  { name: 'run', by: perAccount, count: 30, seconds: 60 },
  { name: 'run, guests', by: perGuest, count: 10, seconds: 60 },
];

export function codeRuns(app: FastifyInstance): void {
  route(
    app,
    executeEndpoint,
    async ({ input: { language, files, stdin }, user, tell, request, reply }) => {
      const signal = whileAsked(reply);
      const runtime = await runtimeNamed(app.runner, language);
      const source = files[0]?.content ?? '';
      const program = app.runner.prepare(
        { language: runtime.language, source },
        {
          owner: user?.id ?? `address ${addressGroup(request.ip)}`,
          patience: 'short',
          onPosition: (position) => tell('queued', { position }),
          onStart: () => tell('started', {}),
        },
      );
      return toldOf(await program.run({ stdin, signal }), runtime);
    },
    { limits: running, events: true, isOfPiston: true },
  );

  route(
    app,
    getRuntimesEndpoint,
    async () =>
      (await app.runner.runtimes()).map((state) => ({ ...state, aliases: [...state.aliases] })),
    { isOfPiston: true },
  );
}
