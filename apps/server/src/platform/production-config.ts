import { BlockList, isIP } from 'node:net';

/** What of the environment is checked for production alone. */
export interface ProductionValues {
  readonly ALLOW_DATE_OVERRIDE: boolean;
  readonly COMMODITY_TRADING?: 'bundled' | 'none' | undefined;
  readonly DATABASE_URL: string;
  readonly STANDBY_DATABASE_URL?: string | undefined;
  readonly EKYC_WEBHOOK_SECRET?: string | undefined;
  readonly ENCRYPTION_KEY?: string | undefined;
  readonly FPX_BASE_URL: string;
  readonly PAYOUT_BASE_URL: string;
  readonly PAYOUT_CLIENT_CERT_FILE?: string | undefined;
  readonly PAYOUT_CLIENT_KEY_FILE?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly RATE_LIMIT_FACTOR: number;
  readonly SIMULATOR_URL?: string | undefined;
  readonly SMTP_URL: string;
  readonly TRUST_PROXY?: unknown;
}

/** The reasons against running an environment in production: one message each, with the remedy. */
export function productionProblems(values: ProductionValues): string[] {
  return [...switchProblems(values), ...serviceProblems(values), ...secretProblems(values)].filter(
    (problem) => problem !== false,
  );
}

type Problems = (string | false)[];

function switchProblems(values: ProductionValues): Problems {
  return [
    values.ALLOW_DATE_OVERRIDE && 'ALLOW_DATE_OVERRIDE moves the business date: leave it out.',
    values.COMMODITY_TRADING === 'bundled' &&
      'COMMODITY_TRADING names the bundled trading, which has no market: leave it out.',
    values.SIMULATOR_URL !== undefined && 'SIMULATOR_URL names a simulator: leave it out.',
    values.RATE_LIMIT_FACTOR !== 1 && 'RATE_LIMIT_FACTOR loosens the limits: leave it out.',
    !(values.PUBLIC_URL ?? '').startsWith('https://') && 'PUBLIC_URL must be the https address of the site.',
    values.TRUST_PROXY === undefined &&
      'TRUST_PROXY is missing: name the proxies in front of this server, their number, or none.',
  ];
}

function serviceProblems(values: ProductionValues): Problems {
  return [
    bankProblem('FPX_BASE_URL', values.FPX_BASE_URL, 'FPX'),
    bankProblem('PAYOUT_BASE_URL', values.PAYOUT_BASE_URL, 'the bank'),
    (values.PAYOUT_CLIENT_CERT_FILE === undefined || values.PAYOUT_CLIENT_KEY_FILE === undefined) &&
      'PAYOUT_CLIENT_CERT_FILE and PAYOUT_CLIENT_KEY_FILE are missing: the bank knows this server by its certificate.',
    databaseProblem('DATABASE_URL', values.DATABASE_URL),
    values.STANDBY_DATABASE_URL !== undefined &&
      databaseProblem('STANDBY_DATABASE_URL', values.STANDBY_DATABASE_URL),
  ];
}

function bankProblem(name: string, text: string, whose: string): string | false {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== 'https:') {
    return `${name} must be an https address: give the address of ${whose}.`;
  }
  return isThisMachine(url.hostname) && `${name} points at this machine: give the address of ${whose}.`;
}

/** Modes of libpq that check whose certificate the server shows. */
const CHECKED_MODES: readonly (string | null)[] = ['verify-full', 'verify-ca'];

function databaseProblem(name: string, text: string): string | false {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) {
    return `${name} is no address of a database.`;
  }
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const isLocal = host === '' || host.startsWith('/') || isThisMachine(host);
  return (
    !isLocal &&
    !CHECKED_MODES.includes(url.searchParams.get('sslmode')) &&
    `${name} leads over the network without TLS: add sslmode=verify-full (and sslrootcert=, the file of its authority).`
  );
}

function secretProblems(values: ProductionValues): Problems {
  const { EKYC_WEBHOOK_SECRET: webhook, ENCRYPTION_KEY: key } = values;
  return [
    key !== undefined &&
      isPredictable(Buffer.from(key, 'base64')) &&
      'ENCRYPTION_KEY is not random: make one with `openssl rand -base64 32`.',
    webhook !== undefined &&
      new Set(webhook).size < MIN_DISTINCT_CHARACTERS &&
      'EKYC_WEBHOOK_SECRET is not random: make one with `openssl rand -hex 32`.',
  ];
}

/** Random 32 bytes have fewer distinct ones, or steps between neighbours, once in some 10 thousand million keys. */
const MIN_DISTINCT_BYTES = 16;
const MIN_DISTINCT_CHARACTERS = 10;

/** All zero, repeated, counted up, or typed by a person. */
export function isPredictable(key: Buffer): boolean {
  const steps = key.subarray(1).map((byte, at) => byte - (key[at] ?? 0));
  return (
    new Set(key).size < MIN_DISTINCT_BYTES ||
    new Set(steps).size < MIN_DISTINCT_BYTES ||
    key.every((byte) => byte >= 0x20 && byte < 0x7f)
  );
}

const here = new BlockList();
here.addSubnet('0.0.0.0', 8, 'ipv4');
here.addSubnet('127.0.0.0', 8, 'ipv4');
here.addSubnet('169.254.0.0', 16, 'ipv4');
here.addSubnet('::', 96, 'ipv6');
here.addSubnet('fe80::', 10, 'ipv6');

/**
 * Whether a host of an address of the web is this machine or its own link; addresses mapped into IPv6 as well.
 * @param host as `URL` gives it, which has normalised other ways to write an address
 */
export function isThisMachine(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  const family = isIP(name);
  if (family === 0) {
    return name === 'localhost' || name.endsWith('.localhost');
  }
  return here.check(name, family === 4 ? 'ipv4' : 'ipv6');
}
