import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Session } from '../api/client.ts';
import { sharedProduct } from '../product/place.ts';
import type { Place } from '../product/product.ts';

/** A user with a separate browser. Any error in it fails the test at its end. */
export interface Visitor {
  readonly page: Page;
  /** Declares that the server will reject a call, which the browser reports as an error. */
  expectRejection(path: string, status: number): void;
  /**
   * Declares that requests to such addresses will not reach the server: the network is cut, or a file no longer
   * exists.
   */
  expectLoss(address: RegExp): void;
  /** Moves the business date of all that this browser does (WIRE-8). */
  moveTo(day: string): Promise<void>;
  /** Takes over a customer's session that was opened behind the screens, before the first page. */
  become(session: Session): Promise<void>;
  /** The same for an operator's. */
  becomeOperator(session: Session): Promise<void>;
  /** What the page keeps in the browser's storage under a key. */
  stored(key: string): Promise<string>;
  /** Goes to one of the product's pages. */
  open(path: string): Promise<void>;
}

interface Fixtures {
  /** Opens a browser for a user, at the shared product or another; each person of a journey has a separate one. */
  readonly newVisitor: (place?: Place) => Promise<Visitor>;
}

function isStream(url: string): boolean {
  return url.endsWith('/api/stream');
}

const REJECTED = /^Failed to load resource: the server responded with a status of (\d+)/;

export const test = base.extend<Fixtures>({
  newVisitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async ({ baseUrl } = sharedProduct().place) => {
      const context = await browser.newContext({ baseURL: baseUrl });
      contexts.push(context);
      return visitorOf(await context.newPage(), problems);
    });
    for (const context of contexts) await context.close();
    expect(problems).toEqual([]);
  },
});

function visitorOf(page: Page, problems: string[]): Visitor {
  const rejections = new Set<string>();
  const losses: RegExp[] = [];
  const isExpectedLoss = (url: string) => losses.some((address) => address.test(url));
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page breaks off what it was still loading, and the stream comes back by itself.
    if (reason !== 'net::ERR_ABORTED' && !isStream(request.url()) && !isExpectedLoss(request.url()))
      problems.push(`${request.url()}: ${reason}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { pathname } = new URL(message.location().url || page.url());
    // A stream that outlives its sign-in fails when it reconnects.
    if (isStream(message.location().url) || isExpectedLoss(message.location().url)) return;
    // The app's own error for a chunk that no longer exists.
    if (losses.length > 0 && message.text().startsWith('ChunkLoadError')) return;
    const status = REJECTED.exec(message.text())?.[1];
    if (status === undefined || !rejections.has(`${pathname} ${status}`)) {
      problems.push(`${page.url()}: ${message.text()} (${message.location().url})`);
    }
  });
  const store = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const stores = Object.entries(values).map(
      ([key, value]) => `localStorage.setItem('${key}', '${value}');`,
    );
    await page.context().addInitScript({
      // Of the page alone: the frame of a PDF has no storage.
      content: `if (self === top) {\n${stores.join('\n')}\n}`,
    });
  };
  return {
    page,
    become: ({ token }) => store({ login_token: token }),
    becomeOperator: ({ token, twoFactorToken = '' }) =>
      store({ operator_login_token: token, operator_two_factor_token: twoFactorToken }),
    expectLoss: (address) => void losses.push(address),
    expectRejection: (path, status) => void rejections.add(`/api${path} ${status}`),
    moveTo: (day) => store({ date_override: day }),
    async stored(key) {
      return String(await page.evaluate(`localStorage.getItem('${key}')`));
    },
    async open(path) {
      await page.goto(path);
      // Until the app has taken its place, what is seen is the picture of a form that was made at build.
      await expect(page.locator('[data-shell]')).toHaveCount(0);
    },
  };
}
