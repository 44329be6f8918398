import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../plugins/database';

/** How busy the pool of this process is. */
export function connectionMetrics(database: Database, registry: Registry): void {
  new Gauge({
    name: 'sopaan_database_connections',
    help: 'Connections of the pool by state, and callers that wait for one ("waiting").',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle, waiting, max } = database.connections();
      this.set({ state: 'open' }, open);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'most' }, max);
    },
  });
}
