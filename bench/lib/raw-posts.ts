import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A whole HTTP request, made before the clock starts. */
export type RawRequest = Buffer;

/** Connections that stay open, each with one request at a time: all that a generator beside the server can afford. */
export interface RawPosts {
  /** Sends a request as soon as a connection is free, and answers whether it was taken. */
  post(request: RawRequest): Promise<boolean>;
  close(): void;
}

interface Sending {
  readonly request: RawRequest;
  readonly resolve: (isTaken: boolean) => void;
  readonly reject: (error: Error) => void;
}

interface Connection {
  readonly socket: Socket;
  sending: Sending | null;
  received: string;
}

/** A form for the bank's address, as its bytes on the wire. */
export function formPost(path: string, body: string): RawRequest {
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** @param isTaken assesses a whole answer, head and body */
export async function openPosts(
  port: number,
  count: number,
  isTaken: (answer: string) => boolean,
): Promise<RawPosts> {
  const waiting: Sending[] = [];
  const free: Connection[] = [];
  const next = (connection: Connection) => {
    connection.received = '';
    connection.sending = waiting.shift() ?? null;
    if (connection.sending === null) {
      free.push(connection);
    } else {
      connection.socket.write(connection.sending.request);
    }
  };
  const all = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  for (const connection of all) {
    connection.socket.on('data', (part: string) => {
      connection.received += part;
      if (isWhole(connection.received)) {
        connection.sending?.resolve(isTaken(connection.received));
        next(connection);
      }
    });
    const fail = (error: Error) => connection.sending?.reject(error);
    connection.socket.on('error', fail);
    connection.socket.on('close', () => fail(new Error('the server closed a connection')));
    free.push(connection);
  }
  return {
    post: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        const connection = free.pop();
        if (connection !== undefined) {
          next(connection);
        }
      }),
    close: () => {
      for (const { socket } of all) {
        socket.destroy();
      }
    },
  };
}

async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  return { socket, sending: null, received: '' };
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  const length = end < 0 ? null : /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end));
  return length !== null && received.length >= end + 4 + Number(length[1]);
}
