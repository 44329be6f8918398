import { randomUUID } from 'node:crypto';
import { AccessToken, RoomServiceClient, ServerError, TrackSource } from 'livekit-server-sdk';
import type { LiveKitSettings } from '../../../config/livekit-settings';

/** Shorter than the timeout of the browser's request. */
const TIMEOUT_SECONDS = 4;
/** Long enough to connect, even if the clocks differ. LiveKit renews the tokens of connected participants. */
const TOKEN_SECONDS = 120;
const NOT_FOUND = 404;

interface Joining {
  classId: string;
  memberId: string;
  isTeacher: boolean;
}

/** A connection of a member. */
interface LiveKitParticipant {
  identity: string;
  memberId: string;
}

export interface LiveKitRoom {
  classId: string;
  participants: LiveKitParticipant[];
}

/** A LiveKit server, which forwards the media of live classes. Calls throw if the server does not respond or rejects the key. */
export class LiveKitServer {
  readonly #settings: LiveKitSettings;
  readonly #client: RoomServiceClient;
  readonly #prefix: string;

  /** `siteId` distinguishes the rooms of this site from those of other sites on the same server. */
  constructor(settings: LiveKitSettings, siteId: string) {
    const { url, apiKey, apiSecret } = settings;
    this.#settings = settings;
    this.#prefix = `${siteId}.`;
    this.#client = new RoomServiceClient(url.replace(/^ws/, 'http'), apiKey, apiSecret, {
      requestTimeout: TIMEOUT_SECONDS,
      // Its failover between regions writes to the console: docs/decisions/0087.
      failover: false,
    });
  }

  get url(): string {
    return this.#settings.url;
  }

  /** Whether the server responds and accepts the key. */
  async isReachable(): Promise<boolean> {
    // No class has an empty id, so the response lists no room.
    const noRoom = this.#roomName('');
    return this.#client.listRooms([noRoom]).then(
      () => true,
      () => false,
    );
  }

  /** The token for a connection. A teacher has one connection at a time, a member has one for each open page. */
  createToken({ classId, memberId, isTeacher }: Joining): Promise<string> {
    const { apiKey, apiSecret } = this.#settings;
    const identity = isTeacher ? memberId : `${memberId}.${randomUUID()}`;
    const token = new AccessToken(apiKey, apiSecret, { identity, ttl: TOKEN_SECONDS });
    token.addGrant({
      roomJoin: true,
      room: this.#roomName(classId),
      canPublish: isTeacher,
      ...(isTeacher && {
        canPublishSources: [TrackSource.MICROPHONE, TrackSource.CAMERA, TrackSource.SCREEN_SHARE],
      }),
      canSubscribe: !isTeacher,
      // Messages go through the chat, where they are moderated.
      canPublishData: false,
      canUpdateOwnMetadata: false,
    });
    return token.toJwt();
  }

  /** The classes in which the server is receiving tracks now. */
  async broadcasts(): Promise<{ rooms: LiveKitRoom[] }> {
    const rooms = await this.#client.listRooms();
    const classIds = rooms.flatMap(({ name, numParticipants }) =>
      name.startsWith(this.#prefix) && numParticipants > 0 ? [name.slice(this.#prefix.length)] : [],
    );
    const states = await Promise.all(classIds.map((classId) => this.#roomState(classId)));
    return { rooms: states.filter(({ isBroadcasting }) => isBroadcasting) };
  }

  async closeRoom(classId: string): Promise<void> {
    await ignoreMissing(this.#client.deleteRoom(this.#roomName(classId)));
  }

  /** Ends all connections of a member. */
  async closeMember(classId: string, memberId: string): Promise<void> {
    const { participants } = await this.#roomState(classId);
    for (const participant of participants) {
      if (participant.memberId === memberId) await this.removeParticipant(classId, participant);
    }
  }

  async removeParticipant(classId: string, { identity }: LiveKitParticipant): Promise<void> {
    // Servers that support `revokeTokenTs` then also reject the tokens that they issued before.
    const revokeTokenTs = BigInt(Math.ceil(Date.now() / 1_000));
    const room = this.#roomName(classId);
    await ignoreMissing(this.#client.removeParticipant(room, identity, { revokeTokenTs }));
  }

  /** Creates a room and deletes it, for an operator who checks the settings. */
  async check(): Promise<void> {
    const name = this.#roomName(`check-${randomUUID()}`);
    await this.#client.createRoom({ name, emptyTimeout: 30 });
    await this.#client.deleteRoom(name);
  }

  async #roomState(classId: string): Promise<LiveKitRoom & { isBroadcasting: boolean }> {
    const listed = this.#client.listParticipants(this.#roomName(classId));
    const participants = (await ignoreMissing(listed)) ?? [];
    return {
      classId,
      isBroadcasting: participants.some(({ tracks }) => tracks.length > 0),
      participants: participants.map(({ identity }) => ({
        identity,
        memberId: identity.replace(/\..*$/, ''),
      })),
    };
  }

  #roomName(classId: string): string {
    return this.#prefix + classId;
  }
}

/** Resolves with undefined if the room or the participant no longer exists. */
async function ignoreMissing<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServerError && error.status === NOT_FOUND) return undefined;
    throw error;
  }
}
