import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { RTCPeerConnection, useSdesMid } from 'werift';
import { MediaError } from '../media-error';
import { receivedCodecs, sentCodecs } from './codecs';
import { readOffer, SECTION_KINDS } from './offer';

export interface Network {
  /** The address in the ICE candidates of answers. */
  address: string;
  /** The first and the last UDP port. */
  ports: readonly [number, number];
}

/** How long a client may take to connect after it has received the answer. */
const CONNECT_TIMEOUT_MS = 30_000;

/** How long the library may take to set up or close a connection, while other connections wait. */
const LIBRARY_TIMEOUT_MS = 3_000;

export type PeerDirection = 'sendonly' | 'recvonly';

/** A WebRTC connection of a client, with a media section of the SDP for each of `MEDIA_TRACKS`. */
export class Peer {
  readonly transceivers;
  readonly #connection: RTCPeerConnection;
  readonly #connectTimer: NodeJS.Timeout;
  #hasEnded = false;
  #onConnected: () => void = () => undefined;
  #onEnd: () => void = () => undefined;

  constructor(direction: PeerDirection, network: Network) {
    this.#connection = new RTCPeerConnection(connectionConfig(direction, network));
    this.transceivers = SECTION_KINDS.map((kind) =>
      this.#connection.addTransceiver(kind, { direction }),
    );
    this.#connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') {
        clearTimeout(this.#connectTimer);
        this.#onConnected();
      }
      // `failed` also means that the client has not confirmed the connection for half a minute.
      if (state === 'failed' || state === 'closed') void this.close();
    });
    this.#connectTimer = setTimeout(() => void this.close(), CONNECT_TIMEOUT_MS);
  }

  onConnected(listener: () => void): void {
    this.#onConnected = listener;
  }

  /** Called once, when the connection was closed by either side or lost. */
  onEnd(listener: () => void): void {
    this.#onEnd = listener;
  }

  /** The answer to an offer, with all ICE candidates. */
  async answer(offer: string): Promise<string> {
    const description = await this.#createAnswer(readOffer(offer));
    // The promise never settles if another process binds the chosen port first.
    if (!(await settlesInTime(this.#connection.setLocalDescription(description)))) {
      throw new MediaError('UNAVAILABLE', 'The connection could not be set up in time.');
    }
    const answer = this.#connection.localDescription?.sdp ?? '';
    if (!/^a=candidate:/m.test(answer)) throw new MediaError('UNAVAILABLE', 'No free port.');
    return answer;
  }

  async #createAnswer(sdp: string) {
    try {
      await this.#connection.setRemoteDescription({ type: 'offer', sdp });
      return await this.#connection.createAnswer();
    } catch (cause) {
      throw new MediaError('INVALID', 'The SDP is not valid.', { cause });
    }
  }

  async close(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#connectTimer);
    this.#onEnd();
    await settlesInTime(this.#connection.close());
  }
}

async function settlesInTime(work: Promise<unknown>): Promise<boolean> {
  const settled = new AbortController();
  const expired = delay(LIBRARY_TIMEOUT_MS, false, { signal: settled.signal });
  try {
    return await Promise.race([work.then(() => true), expired]);
  } finally {
    settled.abort();
    expired.catch(() => undefined);
  }
}

function connectionConfig(direction: PeerDirection, { address, ports }: Network) {
  const extensions = [useSdesMid()];
  const [first, last] = ports;
  return {
    codecs: direction === 'recvonly' ? receivedCodecs() : sentCodecs(),
    headerExtensions: { audio: extensions, video: extensions },
    iceServers: [],
    icePortRange: [first, last] satisfies [number, number],
    // One UDP socket for the announced address, not one for each address of the server.
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceUseTcp: false,
    iceAdditionalHostAddresses: [address],
    iceInterfaceAddresses: { [isIPv4(address) ? 'udp4' : 'udp6']: bindAddress(address) },
    bundlePolicy: 'max-bundle' as const,
  };
}

/** The announced address if it is one of this server's; behind a NAT, all addresses. */
function bindAddress(address: string): string {
  const ownAddresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  if (ownAddresses.some((entry) => entry.address === address)) return address;
  return isIPv4(address) ? '0.0.0.0' : '::';
}
