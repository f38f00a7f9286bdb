import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { darkTokens, lightTokens } from '../config/tokens.ts';

const web = join(import.meta.dirname, '../..');
const page = new DOMParser().parseFromString(readFileSync(join(web, 'index.html'), 'utf8'), 'text/html');

interface Manifest {
  readonly start_url: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

const manifest: Manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8'));

/** Width and height as the picture's own header says them. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(web, 'public', file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');

describe('what other programs read of the site', () => {
  it('has icons of the sizes that the manifest says, one of them to be masked', () => {
    const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes));
    expect(pictures.map(({ purpose }) => purpose)).toContain('maskable');
    expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  });

  it('opens in the colours of the product', () => {
    expect(manifest).toMatchObject({
      start_url: '/dashboard',
      background_color: lightTokens.paper,
      theme_color: lightTokens.pandan,
    });
    expect(content('meta[name="theme-color"][media*="light"]')).toBe(lightTokens.paper);
    expect(content('meta[name="theme-color"][media*="dark"]')).toBe(darkTokens.paper);
  });

  it('links every file that it has, and shares a picture of the size that it says', () => {
    const linked = [...page.querySelectorAll('link[href]')].map((link) => link.getAttribute('href') ?? '');
    expect(linked).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
    ]);
    for (const file of linked) {
      expect(readFileSync(join(web, 'public', file)).length).toBeGreaterThan(0);
    }
    expect(content('meta[property="og:image"]')).toBe('{{publicUrl}}/share.png');
    const said = `${content('meta[property="og:image:width"]')}x${content('meta[property="og:image:height"]')}`;
    expect(sizeOf('share.png')).toBe(said);
  });
});
