import { expect, it } from 'vitest';
import { fitsKeepalive } from './keepalive.ts';

function form(text: string, file?: File): FormData {
  const body = new FormData();
  body.append('purpose', text);
  if (file !== undefined) {
    body.append('documents', file);
  }
  return body;
}

it('lets texts outlive their page, up to what browsers send', () => {
  expect(fitsKeepalive(form('x'.repeat(40_000)))).toBe(true);
  expect(fitsKeepalive(form('x'.repeat(50_000)))).toBe(false);
  expect(fitsKeepalive('{}')).toBe(true);
  expect(fitsKeepalive(undefined)).toBe(false);
});

it('lets no file', () => {
  expect(fitsKeepalive(form('x', new File(['a'], 'a.png')))).toBe(false);
});
