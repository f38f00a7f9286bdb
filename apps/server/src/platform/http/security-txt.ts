import type { FastifyInstance } from 'fastify';
import { type Clock, later } from '../clock.ts';

export interface SecurityTxtOptions {
  /** Where weaknesses are reported: an address with mailto:, https: or tel:. */
  readonly contact: string;
  /** The whole address of the site, without a slash at its end. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

const ADDRESS = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** Less than the year that RFC 9116 recommends at most. */
const VALID_DAYS = 180;

/** Serves the contact and policy for reports of vulnerabilities (RFC 9116). */
export function registerSecurityTxt(app: FastifyInstance, options: SecurityTxtOptions): void {
  app.get(ADDRESS, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_MS / 1_000}`)
      .send(securityTxt(options)),
  );
}

/** Rolls on: it ends at the beginning of a day, always half a year ahead, because an expired file counts as none. */
function securityTxt({ contact, publicUrl, clock }: SecurityTxtOptions): string {
  const expires = later(clock.now(), VALID_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en, ms',
    `Canonical: ${publicUrl}${ADDRESS}`,
    `Policy: ${publicUrl}/security`,
    '',
  ].join('\n');
}
