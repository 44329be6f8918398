/**
 * Replaces `plugins/snapshot/SnapshotHandler.js` of `@module-federation/runtime-core`. Pages know their releases from the release
 * set, so snapshots are turned off, and nothing asks for one.
 */
import { PluginSystem } from '@module-federation/runtime-core/dist/utils/hooks/pluginSystem.js';

export class SnapshotHandler {
  manifestCache = new Map();
  hooks = new PluginSystem({});

  loadRemoteSnapshotInfo({ moduleInfo }) {
    return Promise.reject(new Error(`There is no snapshot of ${moduleInfo.name}`));
  }
}

export function getGlobalRemoteInfo() {
  return {};
}
