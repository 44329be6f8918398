/**
 * Shared modules that a remote imports through a bridge file, because its host may have an older contract: only the bridge
 * imports what the host provides. Paths are relative to `shared/`.
 */
export const bridges: Readonly<Record<string, { module: string; bridge: string }>> = {
  '@sopaan/events/bus': { module: 'events/src/bus.ts', bridge: 'events/src/remote-bus.ts' },
};
