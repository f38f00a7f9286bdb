import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/**
 * A lean load generator: raw sockets with keep-alive, one request under way per connection, so that the
 * machine's two cores go to the server. Counts an answer only when it is 200 or 201; anything else is dropped.
 */
const settings = JSON.parse(process.argv[2] ?? '{}');
const tokens = JSON.parse(readFileSync(settings.tokensFile, 'utf8'));
const body = JSON.stringify({ note_id: settings.noteId, amount: '50.00', acknowledge_limit: 1 });
const { readPath } = settings;
const requests = tokens.map((token) => {
  const common = `Host: 127.0.0.1\r\nX-Requested-With: XMLHttpRequest\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: `;
  return readPath === undefined
    ? [
        `POST /api/investors/investment HTTP/1.1\r\nContent-Type: application/json\r\n${common}`,
        `\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ]
    : [`GET ${readPath} HTTP/1.1\r\n${common}`, '\r\n\r\n'];
});
const counts = { accepted: 0, dropped: 0 };
let stopping = false;
let next = 0;

function send(socket) {
  next = (next + 7_919) % requests.length;
  const [head, rest] = requests[next];
  socket.write(head + randomUUID() + rest, 'latin1');
}

function isWhole(answer) {
  const headEnd = answer.indexOf('\r\n\r\n');
  const length = headEnd < 0 ? null : /content-length: (\d+)/i.exec(answer);
  return length !== null && answer.length >= headEnd + 4 + Number(length[1]);
}

function count(answer) {
  if (/^HTTP\/1\.1 20[01] /.test(answer)) {
    counts.accepted += 1;
    return;
  }
  if (counts.dropped === 0) {
    console.error(answer.slice(0, 600));
  }
  counts.dropped += 1;
}

function client() {
  return new Promise((resolve, reject) => {
    let received = '';
    const onAnswer = (length, buffer) => {
      received += buffer.latin1Slice(0, length);
      if (isWhole(received)) {
        count(received);
        received = '';
        stopping ? socket.end() : send(socket);
      }
    };
    const socket = connect({
      port: settings.port,
      host: '127.0.0.1',
      noDelay: true,
      // One buffer, used again, instead of a stream of new ones.
      onread: { buffer: Buffer.alloc(16_384), callback: onAnswer },
    });
    socket.on('connect', () => send(socket));
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

const started = process.hrtime.bigint();
setTimeout(() => {
  stopping = true;
}, settings.seconds * 1000);
await Promise.all(Array.from({ length: settings.connections }, client));
const seconds = Number(process.hrtime.bigint() - started) / 1e9;
process.send({ perSecond: counts.accepted / seconds, dropped: counts.dropped });
process.disconnect();
