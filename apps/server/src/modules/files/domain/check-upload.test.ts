import { deflateSync } from 'node:zlib';
import { fileMaxBytes } from '@titian/contracts/constants';
import { messages } from '@titian/contracts/messages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkUpload } from './check-upload.ts';
import { cleanName } from './file-name.ts';
import { pdfProblem } from './pdf.ts';

const named = (bytes: Uint8Array, filename = 'my document.pdf') => ({
  ...{ filename, contentType: 'application/pdf', bytes },
});

function pdf(body: string, more: Buffer = Buffer.alloc(0)): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R';
  return Buffer.concat([
    Buffer.from(`${head} ${body} >>\nendobj\n`, 'latin1'),
    more,
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n', 'latin1'),
  ]);
}

/** Objects packed and compressed, as PDF writers since 1.5 do it. */
function packed(objects: string): Buffer {
  const body = deflateSync(Buffer.from(objects, 'latin1'));
  return Buffer.concat([
    Buffer.from(
      `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${body.length} >>\nstream\n`,
    ),
    body,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

async function problemOf(bytes: Uint8Array, filename?: string): Promise<string | null> {
  const verdict = await checkUpload(named(bytes, filename));
  return verdict.ok ? null : verdict.problem;
}

const image = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5f4b' } });

describe('what is refused', () => {
  it.each([
    ['a program that is named like a picture', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1')],
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a web page', Buffer.from('<!doctype html><html></html>')],
  ])('%s', async (_what, bytes) => {
    expect(await problemOf(bytes, 'photo.jpg')).toContain('Please upload a photo');
  });

  it('a file over 10 MB, by one byte', async () => {
    const bytes = Buffer.concat([pdf(''), Buffer.alloc(fileMaxBytes)]).subarray(0, fileMaxBytes + 1);
    expect(await problemOf(bytes)).toBe(messages.fileTooLarge);
  });

  it('a picture that is cut off', async () => {
    const whole = await image(400, 400).jpeg().toBuffer();
    expect(await problemOf(whole.subarray(0, whole.length - 400))).toContain('cannot be read');
  });

  it('a picture of two hundred million points, before it is opened', async () => {
    const bomb = await image(14_000, 14_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await problemOf(bomb)).toContain('too large');
  });
});

describe('a PDF is refused', () => {
  it.each([
    ['with a password', pdf('/Encrypt 9 0 R'), 'password'],
    ['with a script', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'scripts'],
    ['with a script under a short name', pdf('/AA << /JS (x) >>'), 'scripts'],
    ['with a script whose name is written in escapes', pdf('/S /J#61vaScr#69pt'), 'scripts'],
    ['that starts a program', pdf('/S /Launch'), 'scripts'],
    ['with files in it', pdf('/Names << /EmbeddedFiles 4 0 R >>'), 'scripts'],
    ['with a script in a compressed object stream', pdf('', packed('5 0 << /S /JavaScript >>')), 'scripts'],
    [
      'with a password in a compressed object stream',
      pdf('', packed('5 0 << /Encrypt 1 0 R >>')),
      'password',
    ],
    ['whose end is missing', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'), 'cannot be read'],
    [
      'whose object stream is broken',
      pdf('', Buffer.from('<< /Type /ObjStm >>\nstream\nzzzz\nendstream\n')),
      'cannot',
    ],
  ])('%s', async (_what, bytes, problem) => {
    expect(await problemOf(bytes)).toContain(problem);
  });

  it('when its objects unfold to more than can be looked at', () => {
    const bomb = packed(' '.repeat(60_000_000));
    expect(pdfProblem(pdf('', bomb))).toContain('cannot be read');
  });
});

describe('what is kept', () => {
  it('a harmless PDF, byte for byte', async () => {
    const stream = '4 0 obj\n<< /Length 30 >>\nstream\n/JS is just a word in a text\nendstream\nendobj\n';
    const bytes = pdf('', Buffer.concat([Buffer.from(stream), packed('5 0 << /Type /Page >>')]));
    const verdict = await checkUpload(named(bytes));
    expect(verdict).toMatchObject({
      ok: true,
      file: { contentType: 'application/pdf', name: 'my document.pdf' },
    });
    expect(verdict.ok && Buffer.from(verdict.file.bytes).equals(bytes)).toBe(true);
  });

  it.each([
    ['jpeg', () => image().jpeg()],
    ['png', () => image().png()],
    ['webp', () => image().webp()],
  ])('a %s, drawn again without what the camera wrote into it', async (format, draw) => {
    const secret = { IFD0: { Copyright: 'taken at home', Model: 'Secret Camera' } };
    const bytes = await draw().withExif(secret).toBuffer();
    expect(bytes.includes('Secret Camera')).toBe(true);
    const verdict = await checkUpload(named(bytes, 'photo.bin'));
    const kept = verdict.ok ? Buffer.from(verdict.file.bytes) : Buffer.alloc(0);
    expect(verdict).toMatchObject({ ok: true, file: { contentType: `image/${format}` } });
    expect(kept.includes('Secret Camera')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format, width: 40, height: 20 });
  });

  it('a photo taken sideways, turned upright', async () => {
    const sideways = await image(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const verdict = await checkUpload(named(sideways));
    const kept = verdict.ok ? verdict.file.bytes : Buffer.alloc(0);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  it('a large photo, made smaller', async () => {
    const large = await image(6_000, 3_000).jpeg({ quality: 20 }).toBuffer();
    const verdict = await checkUpload(named(large));
    const kept = verdict.ok ? verdict.file.bytes : Buffer.alloc(0);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 5_000, height: 2_500 });
  });
});

describe('names', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\ic front.png', 'ic front.png'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['<b>"x"|?.pdf', '_b__x___.pdf'],
    ['', 'file'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
    ['kad pengenalan – hadapan.jpg', 'kad pengenalan – hadapan.jpg'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanName(given)).toBe(kept);
  });
});
