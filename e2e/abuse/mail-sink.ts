import { once } from 'node:events';
import { createServer } from 'node:net';

/** A relay on this machine that keeps the links of mails and sends nothing on. */
export interface MailSink {
  readonly url: string;
  /** The newest link to a path in a mail to an address. */
  linkTo(address: string, path: string): string | undefined;
  close(): void;
}

export async function startMailSink(): Promise<MailSink> {
  const mails: { to: string; text: string }[] = [];
  const server = createServer((socket) => {
    let [pending, to, text, isData] = ['', '', '', false];
    const line = (one: string) => {
      if (isData) {
        isData = one !== '.';
        if (isData) text += `${one}\n`;
        else mails.push({ to, text: text.replace(/=\n/g, '').replaceAll('=3D', '=') });
        return isData ? null : '250 kept';
      }
      if (/^RCPT/i.test(one)) to = one;
      isData = /^DATA/i.test(one);
      if (isData) text = '';
      return isData ? '354 go on' : /^QUIT/i.test(one) ? '221 bye' : '250 yes';
    };
    socket.on('error', () => undefined);
    socket.write('220 sink\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      for (const answer of lines.map(line)) if (answer !== null) socket.write(`${answer}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    linkTo: (to, path) =>
      mails
        .filter((mail) => mail.to.includes(to))
        .flatMap(({ text }) => text.match(/https:\/\/[\w./-]+/g) ?? [])
        .findLast((link) => link.includes(path)),
    close: () => void server.close(),
  };
}
