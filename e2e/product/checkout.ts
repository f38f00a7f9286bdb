import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const checkout = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** A file that tests upload. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
}
