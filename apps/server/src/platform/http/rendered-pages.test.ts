import { describe, expect, it } from 'vitest';
import { html } from '../documents/html.ts';
import { RenderedPages } from './rendered-pages.ts';

describe('rendered pages', () => {
  it('are made once for a key, and tagged by their content', async () => {
    const pages = new RenderedPages();
    let made = 0;
    const get = (key: string, text: string) =>
      pages.get(key, async () => {
        made += 1;
        return html`${text}`;
      });
    const first = await get('a', 'one');
    expect(await get('a', 'two')).toBe(first);
    expect(await get('b', 'one')).toEqual(first);
    expect((await get('c', 'three')).tag).not.toBe(first.tag);
    expect(made).toBe(3);
  });

  it('are bounded: the one that was made first is made again', async () => {
    const pages = new RenderedPages();
    let made = 0;
    const get = (key: number) =>
      pages.get(String(key), async () => {
        made += 1;
        return html`${key}`;
      });
    for (let key = 0; key <= 200; key += 1) await get(key);
    await get(200);
    expect(made).toBe(201);
    await get(0);
    expect(made).toBe(202);
  });
});
