import { Gauge, type Registry } from 'prom-client';
import type { Rooms } from '../modules/live-rooms/rooms/rooms';

/** The members of live classes who are connected to this process. */
export function roomMetrics(rooms: Rooms, registry: Registry): void {
  new Gauge({
    name: 'sopaan_room_sockets',
    help: 'Open WebSockets of members in rooms of live classes.',
    registers: [registry],
    collect() {
      this.set(rooms.socketCount);
    },
  });
}
