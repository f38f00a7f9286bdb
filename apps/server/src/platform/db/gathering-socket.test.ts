import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

let server: Server;
let received = '';
beforeAll(async () => {
  server = createServer((socket) => {
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      received += part;
    });
    socket.on('end', () => socket.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

async function connected(): Promise<GatheringSocket> {
  const socket = new GatheringSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** As the driver writes a statement. */
function send(socket: GatheringSocket, text: string): void {
  socket.cork();
  socket.write(text);
  socket.uncork();
}

it('holds the statements of a turn back until its end, and keeps their order', async () => {
  const socket = await connected();
  send(socket, 'a');
  await Promise.resolve();
  send(socket, 'b');
  socket.write('c');
  expect([socket.writableLength, socket.writableCorked]).toEqual([3, 1]);
  await nextTurn();
  expect(socket.writableCorked).toBe(0);
  send(socket, 'd');
  socket.end();
  await once(socket, 'close');
  expect(received).toBe('abcd');
});

it('writes what was not corked at once', async () => {
  const socket = await connected();
  socket.write('e');
  expect(socket.writableCorked).toBe(0);
  socket.destroy();
});

it('is lost in the middle of a turn without harm', async () => {
  const socket = await connected();
  send(socket, 'f');
  socket.destroy();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
