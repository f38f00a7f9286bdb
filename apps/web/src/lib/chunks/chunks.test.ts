import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from './chunk-load-error.ts';
import { CHUNK_TIMEOUT_MS, importChunk } from './import-chunk.ts';
import { reloadOnce } from './reload-once.ts';

function addEntryScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', src);
  document.head.append(script);
  return script;
}

describe('importChunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reports a chunk as failed after 120 seconds, not before', async () => {
    const settled = vi.fn();
    const loading = importChunk('notes', () => new Promise<never>(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });

  it('names the chunk that failed', async () => {
    const failing = importChunk('notes', () => Promise.reject(new TypeError('gone')));
    await expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'notes' });
  });

  it('hands over the module and leaves no timer behind', async () => {
    await expect(importChunk('notes', async () => ({ default: 1 }))).resolves.toEqual({ default: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('reloadOnce', () => {
  afterEach(() => {
    sessionStorage.clear();
    document.head.replaceChildren();
  });

  it('does not reload when the browser cannot remember it', () => {
    const reload = vi.fn();
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new Error('storage is closed');
      },
    };
    expect(reloadOnce('notes', reload, closed)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads once per chunk and build', () => {
    const reload = vi.fn();
    const script = addEntryScript('/assets/main-1.js');
    const reloadFor = (chunk: string, loadedAt: string) =>
      reloadOnce(chunk, reload, sessionStorage, loadedAt);
    expect(reloadFor('notes', '1000')).toBe(true);
    expect(reloadFor('notes', '2000')).toBe(false);
    expect(reloadFor('dashboard', '2000')).toBe(true);
    script.setAttribute('src', '/assets/main-2.js');
    expect(reloadFor('notes', '3000')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('continues waiting where the page is rendered again before its reload', () => {
    const reload = vi.fn();
    expect([reloadOnce('notes', reload), reloadOnce('notes', reload)]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
