import { expect, it } from 'vitest';
import { downloadName } from './file-name.ts';

it.each([
  ['accounts.pdf', 'application/pdf', 'accounts.pdf'],
  ['accounts.PDF', 'application/pdf', 'accounts.PDF'],
  ['accounts.exe', 'application/pdf', 'accounts.exe.pdf'],
  ['pdf', 'application/pdf', 'pdf.pdf'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.html', 'image/jpeg', 'photo.html.jpg'],
  ['photo', 'image/png', 'photo.png'],
  ['photo.svg', 'image/webp', 'photo.svg.webp'],
  ['export.csv', 'text/csv', 'export.csv'],
])('serves %s with %s as %s', (name, contentType, served) => {
  expect(downloadName(name, contentType)).toBe(served);
});
