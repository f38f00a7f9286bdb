import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** Replies that the server gives instead of agreeing; `hang_up` closes the connection there. */
export type SmtpManners = Partial<
  Record<'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'content', string | 'hang_up'>
>;

export interface SmtpTestServer {
  readonly url: string;
  readonly messages: readonly string[];
  /** Connections made so far. */
  readonly connections: () => number;
  readonly behave: (manners: SmtpManners) => void;
  /** Drops the messages received so far, which a long run has no room for. */
  readonly clear: () => void;
  readonly stop: () => Promise<void>;
}

const agreed = {
  greeting: '220 mail',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  content: '250 queued as 1',
};

/** A mail server on a free port that speaks SMTP and can be configured to reject at any step. */
export async function startSmtpServer(): Promise<SmtpTestServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let manners: SmtpManners = {};
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy()));
    converse(socket, (step) => manners[step] ?? agreed[step], messages);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    connections: () => connections,
    behave: (next) => {
      manners = next;
    },
    clear: () => {
      messages.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) {
          socket.destroy();
        }
      }),
  };
}

function converse(socket: Socket, reply: (step: keyof typeof agreed) => string, messages: string[]): void {
  let received = '';
  let inContent = false;
  const say = (text: string): void => {
    if (text === 'hang_up') {
      socket.destroy();
    } else {
      socket.write(`${text}\r\n`);
    }
  };
  say(reply('greeting'));
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
    for (let end = endOf(received, inContent); end > 0; end = endOf(received, inContent)) {
      const part = received.slice(0, end);
      received = received.slice(end);
      if (inContent) {
        messages.push(part);
        inContent = false;
        say(reply('content'));
        continue;
      }
      const answer = answerTo(part, reply);
      inContent = answer.startsWith('354');
      say(answer);
    }
  });
}

function endOf(received: string, inContent: boolean): number {
  const mark = inContent ? '\r\n.\r\n' : '\r\n';
  const at = received.indexOf(mark);
  return at < 0 ? 0 : at + mark.length;
}

function answerTo(line: string, reply: (step: keyof typeof agreed) => string): string {
  const verb = line.slice(0, 4).toUpperCase();
  if (verb === 'MAIL' || verb === 'RCPT' || verb === 'DATA') {
    return reply(verb);
  }
  // This server offers no TLS; agreeing to it would leave the client waiting for a handshake.
  if (verb === 'STAR') return '502 STARTTLS is not offered';
  return verb === 'QUIT' ? '221 bye' : '250 ok';
}
