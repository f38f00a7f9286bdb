import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the server does with a request: answer, or hang up without a word. */
export type Responder = (request: ReceivedRequest) => Reply | 'hang_up' | 'keep_silent';

export interface TestServer {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  readonly respond: (responder: Responder) => void;
  readonly stop: () => Promise<void>;
}

/** A real HTTP server on a free port of this machine, standing for an outside system. */
export async function startHttpServer(): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  let responder: Responder = () => ({});
  const server = createServer((incoming, outgoing) => {
    void received(incoming).then((request) => {
      requests.push(request);
      const reply = responder(request);
      if (reply === 'hang_up') {
        incoming.socket.destroy();
      } else if (reply !== 'keep_silent') {
        outgoing
          .writeHead(reply.status ?? 200, { connection: 'close', ...reply.headers })
          .end(reply.body ?? '');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respond: (next) => {
      responder = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function received(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) {
    chunks.push(Buffer.from(chunk));
  }
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    contentType: incoming.headers['content-type'],
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
