import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/**
 * A lean load generator: raw sockets with keep-alive, one request under way per connection, so that the
 * machine's two cores go to the server. Counts an answer only when it is 201; anything else is dropped.
 */
const settings = JSON.parse(process.argv[2] ?? '{}');
const tokens = JSON.parse(readFileSync(settings.tokensFile, 'utf8'));
const body = JSON.stringify({ note_id: settings.noteId, amount: '50.00', acknowledge_limit: 1 });
const counts = { accepted: 0, dropped: 0 };
let stopping = false;
let next = 0;

function requestText() {
  next = (next + 7_919) % tokens.length;
  return (
    'POST /api/investors/investment HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n' +
    `X-Requested-With: XMLHttpRequest\r\nAuthorization: Bearer ${tokens[next]}\r\n` +
    `Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

function client() {
  return new Promise((resolve, reject) => {
    const socket = connect(settings.port, '127.0.0.1');
    let received = '';
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('connect', () => socket.write(requestText()));
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      received += data;
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) {
        return;
      }
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (received.length < headEnd + 4 + length) {
        return;
      }
      if (received.startsWith('HTTP/1.1 201')) {
        counts.accepted += 1;
      } else {
        if (counts.dropped === 0) {
          console.error(received.slice(0, 600));
        }
        counts.dropped += 1;
      }
      received = '';
      if (stopping) {
        socket.end();
      } else {
        socket.write(requestText());
      }
    });
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
