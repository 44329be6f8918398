import { createBackoff } from '../../../requests/backoff';
import { exchangeOffer } from './offer';
import type { MediaAnswer } from '@sopaan/schemas/live-classes/media';
import type { MediaStatus } from './media-client';

/** A shorter loss of packets needs no new connection. */
const RECONNECT_AFTER_MS = 5_000;

interface KeepConnectedOptions {
  /** A new connection with its three media sections. */
  create: () => RTCPeerConnection;
  send: (sdp: string) => Promise<MediaAnswer>;
  onStatus: (status: MediaStatus) => void;
}

/** Connects, and reconnects whenever the connection is lost. Returns a function that disconnects. */
export function keepConnected({ create, send, onStatus }: KeepConnectedOptions): () => void {
  let connection: RTCPeerConnection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const backoff = createBackoff(() => void connect());

  async function connect(): Promise<void> {
    const current = create();
    connection = current;
    current.addEventListener('connectionstatechange', () => {
      if (connection !== current) return;
      clearTimeout(timer);
      const { connectionState } = current;
      if (connectionState === 'connected') {
        backoff.reset();
        onStatus('connected');
      } else if (connectionState === 'failed') handleLoss();
      else if (connectionState === 'disconnected')
        timer = setTimeout(handleLoss, RECONNECT_AFTER_MS);
    });
    try {
      await exchangeOffer(current, send);
    } catch {
      if (connection === current) handleLoss();
    }
  }

  function close(): void {
    clearTimeout(timer);
    connection?.close();
    connection = undefined;
  }

  function handleLoss(): void {
    close();
    if (isStopped) return;
    onStatus('failed');
    backoff.schedule();
  }

  void connect();
  return () => {
    isStopped = true;
    backoff.reset();
    close();
  };
}
