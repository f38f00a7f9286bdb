import { createHash } from 'node:crypto';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { fileMaxBytes } from '@titian/contracts/constants';
import { messages } from '@titian/contracts/messages';
import { textOf } from '@titian/contracts/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { packed, pdf, received, stream } from '../../../../test/builders/documents.ts';
import { renderMessage } from '../../../platform/messages.ts';
import { checkUpload, drawnPath } from './check-upload.ts';
import { cleanName } from './file-name.ts';
import { PDF_PAGES_MAX, pdfProblem } from './pdf.ts';

async function problemOf(bytes: Uint8Array, filename?: string): Promise<string | null> {
  const verdict = await checkUpload(received(bytes, filename));
  return verdict.ok ? null : renderMessage(verdict.problem, 'en');
}

/** The bytes that would be stored. */
async function storedOf(bytes: Uint8Array, filename?: string) {
  const verdict = await checkUpload(received(bytes, filename));
  return { verdict, content: verdict.ok ? readFileSync(verdict.file.path) : Buffer.alloc(0) };
}

const image = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5f4b' } });

describe('what is rejected', () => {
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
    const bytes = Buffer.concat([pdf(), Buffer.alloc(fileMaxBytes)]).subarray(0, fileMaxBytes + 1);
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

const page = '<< /Type /Page /Parent 2 0 R >>\n';
const flate = (text: string | Buffer) => deflateSync(Buffer.from(text));

describe('a PDF is rejected', () => {
  it.each([
    ['with a password', pdf('/Encrypt 9 0 R'), 'password'],
    ['with a password in a compressed stream', pdf('', packed('5 0 << /Encrypt 1 0 R >>')), 'password'],
    ['with a script', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'scripts'],
    ['with a script under a short name', pdf('/AA << /JS (x) >>'), 'scripts'],
    ['with a script whose name is written in escapes', pdf('/S /J#61vaScr#69pt'), 'scripts'],
    ['that starts a program', pdf('/S /Launch'), 'scripts'],
    ['that sends a form', pdf('/A << /S /SubmitForm /F (https://a.example) >>'), 'scripts'],
    ['that goes to another document', pdf('/A << /S /GoToR /F (other.pdf) >>'), 'scripts'],
    ['that plays a film', pdf('/A << /S /Rendition >>'), 'scripts'],
    ['that leads to a file', pdf('/A << /S /URI /URI (file:///etc/passwd) >>'), 'web page'],
    ['that leads to a program', pdf('/A << /S /URI /URI(\\152avascript:app.alert\\(1\\)) >>'), 'web page'],
    ['that leads to a share', pdf('/A << /URI % why\n<5c5c7365727665725c61> /S /URI >>'), 'web page'],
    ['that leads to a program in wide characters', pdf('/A << /URI <FEFF006A0073003A> >>'), 'web page'],
    ['that writes an address', pdf('/A << /S /URI /URI (mailto:a@b.example) >>'), 'web page'],
    ['whose address stands elsewhere', pdf('/A << /S /URI /URI 7 0 R >>'), 'web page'],
    ['whose addresses have a base', pdf('/URI << /Base (file:///) >>'), 'web page'],
    ['that leads to a file in packed objects', pdf('', packed('5 0 << /URI (smb://a) >>')), 'web page'],
    [
      'that leads to a file in what only looks like a stream',
      pdf('', Buffer.from('% stream\n<< /S /URI /URI (ftp://a.example) >>\n% endstream\n')),
      'web page',
    ],
    ['with files in it', pdf('/Names << /EmbeddedFiles 4 0 R >>'), 'scripts'],
    ['with a file under a short name', pdf('/Type /Filespec /EF << /F 5 0 R >>'), 'scripts'],
    ['with a script in packed objects', pdf('', packed('5 0 << /S /JavaScript >>')), 'scripts'],
    [
      'with a script in packed objects whose kind is written in escapes',
      pdf('', stream('/Type /Obj#53tm /Filter /Fl#61teDecode', flate('5 0 << /JS (x) >>'))),
      'scripts',
    ],
    [
      'with a script in packed objects far behind their kind',
      pdf(
        '',
        stream(`/Type /ObjStm /Filter /FlateDecode /Note (${'x'.repeat(900)})`, flate('<< /JS (x) >>')),
      ),
      'scripts',
    ],
    [
      'with a script in objects packed without compression',
      pdf('', stream('/Type /ObjStm', Buffer.from('/JS'))),
      'scripts',
    ],
    [
      'with a script behind what only looks like the beginning of a stream',
      pdf('', Buffer.from('% stream\n<< /S /J#61vaScript >>\n% endstream\n')),
      'scripts',
    ],
    ['with too many pages', pdf('', Buffer.from(page.repeat(PDF_PAGES_MAX + 1))), '300 pages'],
    ['that says it has too many pages', pdf('/Count 100000'), '300 pages'],
    ['with too many pages in packed objects', pdf('', packed(page.repeat(PDF_PAGES_MAX + 1))), '300 pages'],
    ['whose end is missing', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'), 'cannot be read'],
    ['whose stream has no end', pdf('', Buffer.from('<< >>\nstream\nzzzz')), 'cannot be read'],
    [
      'whose packed objects are broken',
      pdf('', stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('zzzz'))),
      'cannot',
    ],
    [
      'whose objects are packed in a way that is not looked into',
      pdf('', stream('/Type /ObjStm /Filter /ASCII85Decode', Buffer.from('87cUR'))),
      'cannot be read',
    ],
    [
      'that is packed twice',
      pdf('', stream('/Filter [/FlateDecode /FlateDecode]', flate(flate('x')))),
      'cannot',
    ],
    [
      'of more streams than anybody needs',
      pdf('', Buffer.concat(Array(20_001).fill(stream('', Buffer.alloc(1))))),
      'cannot',
    ],
  ])('%s', async (_what, bytes, problem) => {
    expect(await problemOf(bytes)).toContain(problem);
  });

  it.each([
    ['objects', (bomb: Buffer) => stream('/Type /ObjStm /Filter /FlateDecode', bomb), 60_000_000],
    ['a picture', (bomb: Buffer) => stream('/Subtype /Image /Filter /FlateDecode', bomb), 210_000_000],
  ])('when %s of a few kilobytes unfold to hundreds of megabytes', async (_what, wrap, size) => {
    expect(textOf(await pdfProblem(pdf('', wrap(flate(Buffer.alloc(size))))))).toContain('cannot be read');
  });

  it('in the time it takes to read it, however it is made', async () => {
    const begun = performance.now();
    const many = [Buffer.from('stream\n'.repeat(1_400_000)), Buffer.from('<<[/Count '.repeat(1_000_000))];
    for (const bytes of many) {
      await pdfProblem(pdf('', bytes));
    }
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe('what is stored', () => {
  it('a harmless PDF, byte for byte', async () => {
    const text = stream('', Buffer.from('/JS is just a word in a text'));
    const picture = stream('/Filter /FlateDecode', flate('a picture'));
    const links = [
      '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://titian.example/a\\(1\\)) >> >>',
      '<< /A << /URI <68747470733A2F2F61> /S /URI >> >> << /A << /S/URI/URI(HTTP://A.example) >> >>',
      '<< /A << /Type/Action/S/URI\n/URI\n(\\376\\377\\000h\\000t\\000t\\000p\\000s\\000:\\000/\\000/\\000a) >> >>',
    ].join('\n');
    const bytes = pdf('', Buffer.concat([text, picture, packed(`5 0 ${page}${links}`), Buffer.from(links)]));
    const { verdict, content } = await storedOf(bytes);
    expect(verdict).toMatchObject({
      ok: true,
      file: { contentType: 'application/pdf', name: 'my document.pdf', size: bytes.length },
    });
    expect(content.equals(bytes)).toBe(true);
  });

  it.each([
    ['jpeg', () => image().jpeg()],
    ['png', () => image().png()],
    ['webp', () => image().webp()],
  ])('a %s, drawn again without what the camera wrote into it', async (format, draw) => {
    const secret = {
      IFD0: { Copyright: 'taken at home', Model: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 27/1' },
    };
    const bytes = await draw().withExif(secret).toBuffer();
    expect(bytes.includes('Secret Camera')).toBe(true);
    const { verdict, content } = await storedOf(bytes, 'photo.bin');
    expect(verdict).toMatchObject({
      ok: true,
      file: { contentType: `image/${format}`, size: content.length },
    });
    expect(content.includes('Secret Camera')).toBe(false);
    const { exif, iptc, xmp, ...left } = await sharp(content).metadata();
    expect([exif, iptc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(left).toMatchObject({ format, width: 40, height: 20 });
  });

  it('a photo taken sideways, turned upright', async () => {
    const sideways = await image(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp((await storedOf(sideways)).content).metadata()).toMatchObject({
      width: 20,
      height: 40,
    });
  });

  it('a large photo, made smaller', async () => {
    const large = await image(6_000, 3_000).jpeg({ quality: 20 }).toBuffer();
    expect(await sharp((await storedOf(large)).content).metadata()).toMatchObject({
      width: 5_000,
      height: 2_500,
    });
  });

  it('leaves what came as it came', async () => {
    const upload = received(await image().png().toBuffer());
    await checkUpload(upload);
    expect(createHash('sha256').update(readFileSync(upload.path)).digest('hex')).toBe(upload.sha256);
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
  ])('%j is stored as %j', (given, content) => {
    expect(cleanName(given)).toBe(content);
  });
});

describe('a full disk', () => {
  it('is no fault of the picture: it is thrown with its code', async () => {
    const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } });
    const upload = received(new Uint8Array(await picture.png().toBuffer()), 'ic.png');
    // The device that answers every write as a full disk does.
    symlinkSync('/dev/full', drawnPath(upload));
    await expect(checkUpload(upload)).rejects.toMatchObject({ code: 'ENOSPC' });
    rmSync(drawnPath(upload));
  });
});
