import type { FastifyInstance } from 'fastify';
import { mediaAnswerSchema, mediaStateSchema } from '@sopaan/schemas/live-classes/media';
import { broadcastsSchema } from '@sopaan/schemas/live-classes/media-server';
import { createMediaApp } from '../app';
import type { Recordings } from '../recordings/recordings';
import { Rooms, type RoomLimits } from '../rooms/rooms';
import type { Network } from '../webrtc/peer';
import { TestPeer } from './test-peer';

const KEY = 'a-key-of-the-tests-and-of-nothing-else';

/** The first of 40 ports that belong to this test process, below the range that systems use for outgoing connections. */
export const FIRST_PORT = 22_000 + (process.pid % 250) * 40;

/** A media server in this process, and its clients. */
export class TestServer {
  readonly app: FastifyInstance;
  readonly #peers: TestPeer[] = [];

  constructor({
    address = '127.0.0.1',
    ports = [FIRST_PORT, FIRST_PORT + 29],
    recordings,
    ...limits
  }: Partial<RoomLimits & Network & { recordings: Recordings }> = {}) {
    const network = { address, ports };
    const rooms = new Rooms(network, { maxRooms: 5, maxViewers: 5, ...limits }, recordings);
    this.app = createMediaApp({ rooms, recordings, key: KEY });
  }

  call(method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, key = KEY) {
    const headers = { authorization: `Bearer ${key}` };
    return this.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  async connectTeacher(classId = 'a'): Promise<TestPeer> {
    return this.#connect(new TestPeer('sendonly'), `/rooms/${classId}/publication`);
  }

  async connectViewer(viewerId: string, classId = 'a'): Promise<TestPeer> {
    return this.#connect(
      new TestPeer('recvonly'),
      `/rooms/${classId}/members/${viewerId}/viewers/1`,
    );
  }

  async createOffer(direction: 'sendonly' | 'recvonly'): Promise<string> {
    const peer = new TestPeer(direction);
    this.#peers.push(peer);
    return peer.offer();
  }

  async tracks(classId = 'a') {
    const response = await this.call('GET', `/rooms/${classId}`);
    return mediaStateSchema.validateSync(response.json()).tracks;
  }

  async broadcasts() {
    return broadcastsSchema.validateSync((await this.call('GET', '/rooms')).json()).rooms;
  }

  async close(): Promise<void> {
    await Promise.all(this.#peers.map((peer) => peer.close()));
    await this.app.close();
  }

  async #connect(peer: TestPeer, url: string): Promise<TestPeer> {
    this.#peers.push(peer);
    const response = await this.call('PUT', url, { sdp: await peer.offer() });
    await peer.accept(mediaAnswerSchema.validateSync(response.json()).sdp);
    return peer;
  }
}
