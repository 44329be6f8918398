import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database';

/** The state of this process's connection pool. */
export function connectionMetrics(database: Database, registry: Registry): void {
  new Gauge({
    name: 'sopaan_database_connections',
    help: 'Connections of the pool by state, and callers waiting for one ("waiting").',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle, waiting, max } = database.poolState();
      this.set({ state: 'open' }, open);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'max' }, max);
    },
  });
}
