import type { Html } from '../documents/html.ts';
import { sha256 } from '../field-encryption.ts';

/** Some megabytes at most: a page is some ten kilobytes. */
const PAGES_MAX = 200;

interface RenderedPage {
  readonly text: string;
  readonly tag: string;
}

/** Pages as they are sent, by a key of what they show; the ones that were made first go first. */
export class RenderedPages {
  readonly #pages = new Map<string, RenderedPage>();

  /** The page of a key, made where there is none. */
  async get(key: string, make: () => Promise<Html>): Promise<RenderedPage> {
    const known = this.#pages.get(key);
    if (known !== undefined) {
      return known;
    }
    const { text } = await make();
    const page = { text, tag: tagOf(sha256(text)) };
    this.#pages.set(key, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > PAGES_MAX && oldest !== undefined) {
      this.#pages.delete(oldest);
    }
    return page;
  }
}

/** The validator of a content, from its SHA-256. */
export function tagOf(hash: Buffer): string {
  return `"${hash.toString('base64url')}"`;
}
