import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShellCache, startWorker, type WorkerScope } from './worker.ts';

const ORIGIN = 'https://titian.example';
const shell = { id: 'b', page: '/index.html', files: ['/assets/index-b.js'] };

/** A cache by addresses, as far as the worker needs one. */
class Addresses implements ShellCache {
  readonly files = new Map<string, Response>();
  async addAll(requests: Iterable<RequestInfo>): Promise<void> {
    for (const one of requests) {
      const path = typeof one === 'string' ? one : new URL(one.url).pathname;
      this.files.set(path, new Response(`kept ${path}`));
    }
  }
  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.files.get(String(request))?.clone();
  }
}

function start() {
  const stores = new Map<string, Addresses>();
  const listeners = new Map<string, (event: never) => void>();
  const network = vi.fn(async (_request: Request) => new Response('from the network'));
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Addresses();
      stores.set(name, store);
      return store;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  const scope: WorkerScope = {
    caches,
    location: { origin: ORIGIN },
    registration: {},
    fetch: network,
    addEventListener: (name, listener) => void listeners.set(name, listener),
  };
  startWorker(scope, shell);
  const happen = async (name: 'install' | 'activate') => {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => void works.push(work) } as never);
    await Promise.all(works);
  };
  /** What the worker answers; null where it leaves the request to the browser. */
  const answerTo = async (
    path: string,
    init: { method?: string; mode?: string } = {},
  ): Promise<string | null> => {
    const answers: Promise<Response>[] = [];
    const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...init };
    listeners.get('fetch')?.({
      request,
      respondWith: (one: Promise<Response>) => void answers.push(one),
    } as never);
    const [answer] = answers;
    return answer === undefined ? null : (await answer).text();
  };
  return { stores, network, happen, answerTo };
}

describe('the service worker', () => {
  let worker: ReturnType<typeof start>;
  beforeEach(async () => {
    worker = start();
    await worker.happen('install');
  });

  it('keeps the shell of its release, and after it takes over nothing of another', async () => {
    worker.stores.set('shell-a', new Addresses());
    worker.stores.set('of-another', new Addresses());
    await worker.happen('activate');
    expect([...worker.stores.keys()]).toEqual(['shell-b', 'of-another']);
    expect([...(worker.stores.get('shell-b')?.files.keys() ?? [])]).toEqual([
      '/index.html',
      '/assets/index-b.js',
    ]);
  });

  it.each([
    ['a call', '/api/user/current', {}],
    ['a change', '/api/investments', { method: 'POST' }],
    ['a form that goes to a page', '/payment', { method: 'POST', mode: 'navigate' }],
    ['a part that is not of the shell', '/assets/notes-page-b.js', {}],
    ['another site', 'https://bank.example/', { mode: 'navigate' }],
  ])('leaves %s to the browser', async (_what, path, init) => {
    expect(await worker.answerTo(path, init)).toBeNull();
    expect(worker.network).not.toHaveBeenCalled();
  });

  it('takes a file of the shell from what it keeps, or else from the network', async () => {
    expect(await worker.answerTo('/assets/index-b.js')).toBe('kept /assets/index-b.js');
    worker.stores.clear();
    expect(await worker.answerTo('/assets/index-b.js')).toBe('from the network');
  });

  it('requests a page from the network, and shows the shell only without an answer', async () => {
    const navigate = { mode: 'navigate' };
    expect(await worker.answerTo('/dashboard', navigate)).toBe('from the network');
    worker.network.mockRejectedValue(new TypeError('no network'));
    expect(await worker.answerTo('/dashboard?from=mail', navigate)).toBe('kept /index.html');
    await expect(worker.answerTo('/api/docs/json', navigate)).rejects.toThrow('no network');
    await expect(worker.answerTo('/robots.txt', navigate)).rejects.toThrow('no network');
    expect([...(worker.stores.get('shell-b')?.files.keys() ?? [])]).toHaveLength(2);
  });
});
