/** Browsers limit keepalive requests to 64 KiB; names and boundaries of the parts need room, too. */
const MOST_BYTES = 48 * 1024;
const BYTES_PER_PART = 200;

/** Whether a body may continue when its page goes away; files may not. */
export function fitsKeepalive(body: BodyInit | undefined): boolean {
  if (!(body instanceof FormData)) {
    return typeof body === 'string' && bytesOf(body) <= MOST_BYTES;
  }
  let bytes = 0;
  for (const [, value] of body) {
    bytes += BYTES_PER_PART + (typeof value === 'string' ? bytesOf(value) : MOST_BYTES);
  }
  return bytes <= MOST_BYTES;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
