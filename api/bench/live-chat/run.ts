/**
 * Measures how long a message of a live class takes from the sender's request until each member has received it. The members are connected
 * to two instances, and their sockets run in this process, which takes processor time as well.
 */
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  chatEntrySchema,
  roomSocketPath,
  sendMessageEndpoint,
} from '@sopaan/schemas/live-classes/room';
import { percentiles } from '@sopaan/tooling/bench/percentiles';
import { writeResult } from '@sopaan/tooling/bench/write-result';
import { table } from '@sopaan/tooling/terminal/table';
import QuickLRU from 'quick-lru';
import { array, object, string } from 'yup';
import { WebSocket } from 'ws';
import { startSite } from '../site';
import { createClassMembers, type ClassMembers } from './members';

const MEMBERS = 200;
const MESSAGES_PER_SECOND = 20;
const SECONDS = 60;
const ARRIVAL_TIMEOUT_MS = 10_000;

const eventSchema = object({
  type: string().required(),
  entries: array(chatEntrySchema.required()),
});
/** The message ids in recent events. All sockets of an instance receive the same events, and parsing each one again would take long. */
const parsed = new QuickLRU<string, string[] | null>({ maxSize: 100 });

/** Null for events other than those of the chat. */
function messageIdsOf(text: string): string[] | null {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const { type, entries = [] } = eventSchema.validateSync(JSON.parse(text));
  const ids = type === 'chat' ? entries.map(({ messageId }) => messageId) : null;
  parsed.set(text, ids);
  return ids;
}

interface Receiver {
  socket: WebSocket;
  /** The ids of the messages, in the order of their arrival. */
  received: string[];
}

/** When each message was sent. */
const sentAt = new Map<string, number>();
const milliseconds: number[] = [];

async function connect(address: string, classId: string, token: string): Promise<Receiver> {
  const socket = new WebSocket(address.replace('http', 'ws') + roomSocketPath(classId));
  const receiver: Receiver = { socket, received: [] };
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ token, lastSeq: 0 })));
    socket.on('message', (data) => {
      const arrivedAt = performance.now();
      const messageIds = messageIdsOf(String(data));
      if (messageIds === null) return;
      resolve();
      for (const messageId of messageIds) {
        receiver.received.push(messageId);
        milliseconds.push(arrivedAt - (sentAt.get(messageId) ?? NaN));
      }
    });
  });
  return receiver;
}

/** Returns the id and the number of the message; undefined if it was rejected. */
async function send(address: string, { classId, tokens }: ClassMembers, number: number) {
  const messageId = randomUUID();
  const path = sendMessageEndpoint.path.replace(':id', classId).replace(':messageId', messageId);
  sentAt.set(messageId, performance.now());
  const response = await fetch(`${address}/api/${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${tokens[number % tokens.length]}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ text: `Message ${number}: what do both sides have in common?` }),
  });
  if (!response.ok) return undefined;
  return { messageId, seq: chatEntrySchema.validateSync(await response.json()).seq };
}

/** Sends each message at its time, whether or not the previous ones have been stored. */
async function sendAll(addresses: readonly string[], members: ClassMembers) {
  const startedAt = performance.now();
  const responses: Array<ReturnType<typeof send>> = [];
  for (let number = 0; number < MESSAGES_PER_SECOND * SECONDS; number += 1) {
    await pause(
      Math.max(0, startedAt + (number * 1_000) / MESSAGES_PER_SECOND - performance.now()),
    );
    responses.push(send(addresses[number % addresses.length] ?? '', members, number));
    if (number % (MESSAGES_PER_SECOND * 2) === 0) process.stdout.write('.');
  }
  process.stdout.write('\n');
  return Promise.all(responses);
}

const site = await startSite(2);
try {
  const members = await createClassMembers(site, MEMBERS);
  const receivers: Receiver[] = [];
  for (const [index, token] of members.tokens.entries()) {
    const address = site.addresses[index % site.addresses.length] ?? '';
    receivers.push(await connect(address, members.classId, token));
  }
  const sent = await sendAll(site.addresses, members);
  const stored = sent.flatMap((message) => message ?? []);
  const order = stored.toSorted((one, other) => one.seq - other.seq);
  const deadline = performance.now() + ARRIVAL_TIMEOUT_MS;
  const isMissing = () => receivers.some(({ received }) => received.length < order.length);
  while (isMissing() && performance.now() < deadline) await pause(50);

  const counts = { lost: 0, duplicated: 0, outOfOrder: 0 };
  const positions = new Map<string, number>(
    order.map(({ messageId }, index) => [messageId, index]),
  );
  for (const { received, socket } of receivers) {
    const distinct = new Set(received);
    counts.lost += order.filter(({ messageId }) => !distinct.has(messageId)).length;
    counts.duplicated += received.length - distinct.size;
    const indexes = received.map((messageId) => positions.get(messageId) ?? -1);
    counts.outOfOrder += indexes.filter((one, at) => one < (indexes[at - 1] ?? -1)).length;
    socket.terminate();
  }
  const rejected = sent.length - stored.length;
  const { p50, p95, p99 } = percentiles(milliseconds);
  const load = loadavg()[0] ?? NaN;
  const head = [
    'delivery, ms',
    'p50',
    'p95',
    'p99',
    'lost',
    'duplicated',
    'out of order',
    'rejected',
  ];
  const row = [
    `${MEMBERS} members, ${MESSAGES_PER_SECOND} messages/s`,
    ...[p50, p95, p99].map((value) => value.toFixed(1)),
    ...[counts.lost, counts.duplicated, counts.outOfOrder, rejected].map(String),
  ];
  console.log(`${table([head, row]).join('\n')}\nLoad average: ${load.toFixed(1)}\n`);
  const result = { deliveries: milliseconds.length, p50, p95, p99, ...counts, rejected, load };
  writeResult('live-chat', { unit: 'ms', seconds: SECONDS, members: MEMBERS, ...result });
  if (counts.lost + counts.duplicated + counts.outOfOrder + rejected > 0) process.exitCode = 1;
} finally {
  await site.stop();
}
