/**
 * Shared modules that a remote has through a file of its own, since its host may be of an older contract: that file alone
 * sees what the host provides. Files below `shared/`.
 */
export const bridges: Readonly<Record<string, { module: string; bridge: string }>> = {
  '@sopaan/events/bus': { module: 'events/src/bus.ts', bridge: 'events/src/remote-bus.ts' },
};
