import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/**
 * Sends requests at a steady rate, whether or not earlier ones were answered, and measures each from the moment it was
 * due: a server that falls behind cannot hide it. What is not answered as expected, or not at all, is dropped.
 */
const settings = JSON.parse(process.argv[2] ?? '{}');
const tokens = JSON.parse(readFileSync(settings.tokensFile, 'utf8'));
const isEmpty = settings.what === 'empty';
const body = isEmpty
  ? ''
  : JSON.stringify({ note_id: settings.noteId, amount: '50.00', acknowledge_limit: 1 });
const path = isEmpty ? '/api/nothing-here' : '/api/investors/investment';
const expected = isEmpty ? 'HTTP/1.1 404' : 'HTTP/1.1 201';
const TICK_MS = 2;
const LAST_ANSWERS_MS = 5_000;

const latencies = [];
const due = [];
const free = [];
let sent = 0;
let dropped = 0;
let next = 0;

function requestText() {
  next = (next + 7_919) % tokens.length;
  const content = body === '' ? '' : 'Content-Type: application/json\r\n';
  return (
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${content}X-Requested-With: XMLHttpRequest\r\n` +
    `Authorization: Bearer ${tokens[next]}\r\nIdempotency-Key: ${randomUUID()}\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
}

function give() {
  while (due.length > 0 && free.length > 0) {
    const socket = free.pop();
    socket.dueAt = due.shift();
    socket.received = '';
    socket.write(requestText());
  }
}

function open() {
  return new Promise((resolve, reject) => {
    const socket = connect(settings.port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('connect', () => {
      free.push(socket);
      resolve(socket);
    });
    socket.on('data', (data) => {
      socket.received += data;
      const headEnd = socket.received.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(socket.received)?.[1] ?? 0);
      if (headEnd < 0 || socket.received.length < headEnd + 4 + length) {
        return;
      }
      if (socket.received.startsWith(expected)) {
        latencies.push(performance.now() - socket.dueAt);
      } else {
        dropped += 1;
      }
      free.push(socket);
      give();
    });
  });
}

const sockets = await Promise.all(Array.from({ length: settings.connections }, open));
const started = performance.now();
const until = started + settings.seconds * 1_000;
await new Promise((resolve) => {
  const timer = setInterval(() => {
    const now = performance.now();
    while (sent < ((Math.min(now, until) - started) / 1_000) * settings.rate) {
      due.push(started + (sent / settings.rate) * 1_000);
      sent += 1;
    }
    give();
    const isAnswered = latencies.length + dropped === sent;
    if (now >= until && (isAnswered || now >= until + LAST_ANSWERS_MS)) {
      clearInterval(timer);
      resolve();
    }
  }, TICK_MS);
});
for (const socket of sockets) {
  socket.destroy();
}
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
process.send({ p50: at(0.5), p99: at(0.99), sent, dropped: sent - latencies.length });
process.disconnect();
