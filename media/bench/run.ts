/**
 * Measures the media server with a teacher, who sends as much as a browser may for a camera of 640 × 360, and 15 viewers, for a minute (or
 * the given number of seconds). The clients are in this process, so a slow machine delays them as well.
 */
import { loadavg } from 'node:os';
import { percentiles } from '@sopaan/tooling/bench/percentiles';
import { writeResult } from '@sopaan/tooling/bench/write-result';
import { TestPeer } from '../src/testing/test-peer';
import { ServerProcess } from './server-process';

const VIEWERS = 15;
const FRAMES_PER_SECOND = 30;
/** 600 kbit/s. */
const PACKETS_PER_FRAME = 3;
const PACKET_BYTES = Math.round(600_000 / 8 / FRAMES_PER_SECOND / PACKETS_PER_FRAME);
const FRAMES_PER_KEY_FRAME = 90;
const MICROPHONE_PACKET_MS = 20;
const seconds = Number(process.argv[2] ?? 60);

const server = await ServerProcess.start();
const teacher = new TestPeer('sendonly');
const viewers = Array.from({ length: VIEWERS }, () => new TestPeer('recvonly'));
try {
  await teacher.accept(await server.answer('publication', await teacher.offer()));
  for (const [index, viewer] of viewers.entries()) {
    const sdp = await viewer.offer();
    await viewer.accept(await server.answer(`members/${index}/viewers/1`, sdp));
  }
  const cpuBefore = server.cpuSeconds();
  const startedAt = performance.now();
  await send();
  const elapsed = (performance.now() - startedAt) / 1_000;
  const cpuPercent = ((server.cpuSeconds() - cpuBefore) / elapsed) * 100;
  const sent = seconds * FRAMES_PER_SECOND * PACKETS_PER_FRAME;
  // A retransmitted packet counts once.
  const received = viewers.map(
    ({ received }) => new Set(received.camera.map(({ sequenceNumber }) => sequenceNumber)).size,
  );
  const delays = percentiles(viewers.flatMap((viewer) => packetDelays(viewer)));
  const lostPercent =
    (1 - received.reduce((sum, count) => sum + count, 0) / (sent * VIEWERS)) * 100;
  const result = {
    viewers: VIEWERS,
    seconds: elapsed,
    cpuPercent,
    memoryMegabytes: server.memoryMegabytes(),
    lostPercent,
    delayMs: delays,
    load: loadavg()[0],
  };
  console.log(`
${VIEWERS} viewers, ${elapsed.toFixed(0)} s: ${cpuPercent.toFixed(0)} % of a core, ${result.memoryMegabytes.toFixed(0)} MB, ${lostPercent.toFixed(2)} % of the camera's packets lost.
From teacher to viewer: ${delays.p50.toFixed(1)} ms (p95 ${delays.p95.toFixed(1)}). Load of the machine: ${(result.load ?? 0).toFixed(1)}.
`);
  writeResult('live-media', result);
} finally {
  await Promise.all([teacher, ...viewers].map((peer) => peer.close()));
  await server.stop();
}

/** Sends at a constant rate: frames that a busy machine delays are sent later, not skipped. */
async function send(): Promise<void> {
  const startedAt = performance.now();
  let frames = 0;
  let sounds = 0;
  while (frames < seconds * FRAMES_PER_SECOND) {
    const elapsed = performance.now() - startedAt;
    for (; sounds < elapsed / MICROPHONE_PACKET_MS; sounds += 1)
      teacher.send('microphone', 'key', body(60));
    for (; frames < (elapsed / 1_000) * FRAMES_PER_SECOND; frames += 1) {
      const kind = frames % FRAMES_PER_KEY_FRAME === 0 ? 'key' : 'delta';
      for (let packet = 0; packet < PACKETS_PER_FRAME; packet += 1) {
        teacher.send('camera', packet === 0 ? kind : 'delta', body(PACKET_BYTES));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // The last packets are still in transit.
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** A body that contains the time of sending. */
function body(bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeDoubleBE(performance.now());
  return buffer;
}

function packetDelays({ received }: TestPeer): number[] {
  return received.camera.map(({ body: sent, receivedAt }) => receivedAt - sent.readDoubleBE());
}
