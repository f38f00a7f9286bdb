import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a proxy does to the connections through it. */
export type Disturbance =
  /** Forwards. */
  | 'none'
  /** Ends a connection when something is sent to the server, which never gets it. */
  | 'cut_requests'
  /** Ends a connection when the server answers: it has carried out what the answer is about. */
  | 'cut_answers'
  /** Forwards late, both ways. */
  | 'delay'
  /** Takes and forwards nothing, and leaves connections open. */
  | 'half_open'
  /** Forwards to the server, and nothing back. */
  | 'one_way'
  /** Ends every connection, and rejects new ones. */
  | 'refuse';

export interface TcpProxy {
  readonly port: number;
  /** From now on, for connections that are open too. */
  disturb(disturbance: Disturbance): void;
  /** How many connections were begun since the last change, rejected ones too. */
  begun(): number;
  stop(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
}

/** Longer than most statements and calls take, and shorter than clients wait. */
const DELAY_MS = 400;
/** Of these nothing is forwarded any more, so that their connections are no longer whole. */
const LOSING: readonly Disturbance[] = ['half_open', 'one_way'];

/** A TCP proxy on a free port of 127.0.0.1. @param target the port that it forwards to, asked for at each connection */
export async function startProxy(target: () => number): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let current: Disturbance = 'none';
  let begun = 0;
  const end = ({ client, server }: Pair) => {
    client.destroy();
    server.destroy();
  };
  const listener = createServer((client) => {
    begun += 1;
    if (current === 'refuse') {
      client.destroy();
      return;
    }
    const pair: Pair = { client, server: connect(target(), '127.0.0.1') };
    pairs.add(pair);
    for (const socket of [pair.client, pair.server]) {
      socket.setNoDelay(true);
      // Either side may be killed: the other one learns by its end.
      socket.on('error', () => end(pair));
      socket.on('close', () => {
        pairs.delete(pair);
        end(pair);
      });
    }
    pair.client.on('data', (bytes) => forward(pair, 'cut_requests', pair.server, bytes));
    pair.server.on('data', (bytes) => forward(pair, 'cut_answers', pair.client, bytes));
  });

  function forward(pair: Pair, cut: Disturbance, to: Socket, bytes: Buffer): void {
    if (current === cut) {
      end(pair);
    } else if (current === 'half_open' || (current === 'one_way' && to === pair.client)) {
      return;
    } else if (current === 'delay') {
      setTimeout(() => to.write(bytes), DELAY_MS);
    } else {
      to.write(bytes);
    }
  }

  await listen(listener);
  return {
    port: (listener.address() as AddressInfo).port,
    disturb(disturbance) {
      const isBroken = LOSING.includes(current) || disturbance === 'refuse';
      current = disturbance;
      begun = 0;
      if (isBroken) {
        for (const pair of pairs) end(pair);
      }
    },
    begun: () => begun,
    async stop() {
      for (const pair of pairs) end(pair);
      await new Promise<void>((resolve) => listener.close(() => resolve()));
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
}
