/** The parts of a service worker's world that are used here; the types of pages do not know them. */
interface WorkEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkEvent {
  readonly request: Request;
  /** The page, requested while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  readonly install: WorkEvent;
  readonly activate: WorkEvent;
  readonly fetch: RequestEvent;
}

export type ShellCache = Pick<Cache, 'addAll' | 'match'>;

export interface WorkerScope {
  readonly caches: {
    open(name: string): Promise<ShellCache>;
    keys(): Promise<string[]>;
    delete(name: string): Promise<boolean>;
  };
  readonly location: Pick<Location, 'origin'>;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly fetch: (request: Request) => Promise<Response>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** The cached files of a release. */
export interface Shell {
  /** Another one for each release. */
  readonly id: string;
  /** The page without any data that stands in where there is no network. */
  readonly page: string;
  /** Addresses of the files that this page needs, each with the hash of its content or revalidated. */
  readonly files: readonly string[];
}

const CACHE_PREFIX = 'shell-';

/**
 * Caches the shell of the release for offline use (decision 105): a page is requested from the network first, the
 * shell's files from the cache. Nothing else is handled: no answer of a call is cached, and no request is delayed.
 */
export function startWorker(scope: WorkerScope, shell: Shell): void {
  const cacheName = `${CACHE_PREFIX}${shell.id}`;
  const open = () => scope.caches.open(cacheName);
  const files = new Set(shell.files);

  scope.addEventListener('install', (event) => {
    event.waitUntil(open().then((cache) => store(cache, shell, scope.location.origin)));
  });

  // A worker takes over when no tab of the one before is left: until then its files are there for them.
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      dropOthers(scope.caches, cacheName).then(() => scope.registration.navigationPreload?.enable()),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) {
      return;
    }
    if (request.mode === 'navigate') {
      event.respondWith(pageOf(event, scope, async () => (await open()).match(shell.page)));
    } else if (files.has(pathname)) {
      event.respondWith(open().then(async (cache) => (await cache.match(pathname)) ?? scope.fetch(request)));
    }
  });
}

/** All or nothing; the page without cookies, and not from the browser's own cache. */
async function store(cache: ShellCache, { page, files }: Shell, origin: string): Promise<void> {
  await cache.addAll([
    new Request(new URL(page, origin), { cache: 'reload', credentials: 'omit' }),
    ...files,
  ]);
}

async function dropOthers(caches: WorkerScope['caches'], current: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function pageOf(
  { request, preloadResponse }: RequestEvent,
  scope: WorkerScope,
  shellPage: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch (noNetwork) {
    const page = isPage(request) ? await shellPage() : undefined;
    if (page === undefined) {
      throw noNetwork;
    }
    return page;
  }
}

/** A file that was opened is not replaced by the page. */
function isPage({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return !(pathname.startsWith('/api/') || /\.[a-z]{2,5}$/.test(pathname));
}
