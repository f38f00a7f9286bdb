import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ClamdAddress, parseClamdAddress } from './clamd-address.ts';
import type { ClientIdentity } from './client-identity.ts';
import { parseTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';
import { isThisMachine, productionProblems } from './production-config.ts';

const yes = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

const trustedProxies = z.string().transform((text, refine): TrustedProxies => {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    refine.addIssue(error instanceof Error ? error.message : String(error));
    return z.NEVER;
  }
});

const clamdAddress = z.string().transform((text, refine): ClamdAddress => {
  try {
    return parseClamdAddress(text);
  } catch (error) {
    refine.addIssue(error instanceof Error ? error.message : String(error));
    return z.NEVER;
  }
});

const variables = z.object({
  TITIAN_ENV: z.enum(['production', 'demo', 'test']).default('production'),
  ROLE: z.enum(['api', 'worker', 'all', 'migrate']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** How long a process that stops still takes requests: until proxies have noticed that it is not ready any more. */
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Where Prometheus reads metrics; without a port nothing is measured. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Where traces go by OTLP over HTTP, and how many of them; without an address nothing is traced. */
  TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRACES_RATIO: z.coerce.number().min(0).max(1).default(1),
  DATABASE_URL: z.string().min(1),
  /** What ROLE=migrate lets titian_api and titian_worker sign in with. */
  API_DATABASE_PASSWORD: z.string().min(32, 'must have at least 32 characters').optional(),
  WORKER_DATABASE_PASSWORD: z.string().min(32, 'must have at least 32 characters').optional(),
  /** A standby of the database for reads that may be some seconds old, and how old at most. */
  STANDBY_DATABASE_URL: z.string().min(1).optional(),
  STANDBY_STALENESS_MS: z.coerce.number().int().min(1_000).max(60_000).default(5_000),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1),
  /** Where the embedded database's WAL and the stored files are archived; the launcher gives it. */
  ARCHIVE_DIR: z.string().min(1).optional(),
  PUBLIC_URL: z.string().optional(),
  API_BASE: z.string().startsWith('/').default('/api'),
  WEB_DIR: z.string().optional(),
  /** Where weaknesses are reported; the mailbox `security` of the site's host where it is left out (RFC 2142). */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@|https:\/\/|tel:\+)\S+$/, 'must begin with mailto:, https:// or tel:+')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Proxies in front of this server: `none`, how many, or their addresses. */
  TRUST_PROXY: trustedProxies.optional(),
  /** A master key; or the file that holds several, which `keys-rotate` writes. */
  ENCRYPTION_KEY: z.string().min(1).optional(),
  KEY_FILE: z.string().min(1).optional(),
  /** Where the head of the audit chain is noted outside the database; below DATA_DIR by default. */
  SEAL_ANCHOR_FILE: z.string().min(1).optional(),
  /** Where security events go as JSON lines, for a SIEM; standard output by default. */
  SECURITY_LOG_FILE: z.string().min(1).optional(),
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().default('Titian <no-reply@titian.example>'),
  FPX_BASE_URL: z.string().min(1),
  FPX_EXCHANGE_ID: z.string().min(1),
  FPX_SELLER_ID: z.string().min(1),
  FPX_PRIVATE_KEY_FILE: z.string().min(1),
  FPX_CERT_FILES: z.string().min(1),
  /** The platform's certificate at the exchange, for the warning before it ends. */
  FPX_MERCHANT_CERT_FILE: z.string().optional(),
  PAYOUT_BASE_URL: z.string().min(1),
  /** This server's certificate at the bank and its key (PEM); the bank's authority where it is not a public one. */
  PAYOUT_CLIENT_CERT_FILE: z.string().optional(),
  PAYOUT_CLIENT_KEY_FILE: z.string().optional(),
  PAYOUT_CA_FILE: z.string().optional(),
  PAYOUT_ACCOUNT_NAME: z.string().default('Titian Trust Account'),
  PAYOUT_ACCOUNT_NUMBER: z.string().default('514012345678'),
  /** The platform's own account; its statements are only uploaded. */
  OPERATING_ACCOUNT_NUMBER: z.string().optional(),
  PAYOUT_BIC: z.string().default('MBBEMYKL'),
  SIMULATOR_URL: z.string().optional(),
  /**
   * The commodity trading provider for Shariah notes: the bundled provider has no market, so production has none of
   * it.
   */
  COMMODITY_TRADING: z.enum(['bundled', 'none']).optional(),
  /** Where the malware scanner listens: `unix:/path` or `tcp:host:port`; without it nothing is scanned. */
  CLAMD_ADDRESS: clamdAddress.optional(),
  EKYC_WEBHOOK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(1).max(720).default(30),
  SESSION_HOURS: z.coerce.number().int().min(1).max(24).default(12),
  LIVE_POLL_MS: z.coerce.number().int().min(50).max(60_000).default(1_000),
  LIVE_BEAT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  ALLOW_DATE_OVERRIDE: yes,
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the whole environment once, and rejects what is incomplete or dangerous with one sentence each.
 * @throws Error listing every problem
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = variables.safeParse(env);
  const isKeyless = !(env.ENCRYPTION_KEY || env.KEY_FILE);
  if (!parsed.success || isKeyless) {
    const missing = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    if (isKeyless) {
      missing.unshift('ENCRYPTION_KEY: set it, or KEY_FILE');
    }
    throw new Error(`The environment is not complete.\n  ${missing.join('\n  ')}`);
  }
  const values = parsed.data;
  const problems = values.TITIAN_ENV === 'production' ? productionProblems(values) : [];
  if (problems.length > 0) {
    throw new Error(`This cannot run in production.\n  ${problems.join('\n  ')}`);
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    ...values,
    publicUrl,
    securityContact: values.SECURITY_CONTACT ?? `mailto:security@${hostOf(publicUrl)}`,
    trustedProxies: values.TRUST_PROXY ?? false,
    clamd: values.CLAMD_ADDRESS ?? null,
    payoutIdentity: readIdentity(values),
    sealAnchorFile: values.SEAL_ANCHOR_FILE ?? join(values.DATA_DIR, 'anchors', 'audit-seals.jsonl'),
    encryptionKey: values.ENCRYPTION_KEY === undefined ? null : Buffer.from(values.ENCRYPTION_KEY, 'base64'),
    hasBundledTrading:
      (values.COMMODITY_TRADING ?? (values.TITIAN_ENV === 'production' ? 'none' : 'bundled')) === 'bundled',
    // A relay on this machine is not reached over a network.
    smtpRequiresTls: values.TITIAN_ENV === 'production' && !leadsHere(values.SMTP_URL),
    secureCookies: (values.PUBLIC_URL ?? '').startsWith('https://'),
    fpxPrivateKey: readFileSync(values.FPX_PRIVATE_KEY_FILE, 'utf8'),
    fpxMerchantCertificate:
      values.FPX_MERCHANT_CERT_FILE === undefined ? null : readFileSync(values.FPX_MERCHANT_CERT_FILE),
    fpxCertificates: values.FPX_CERT_FILES.split(',').map((file) => readFileSync(file)),
  };
}

/** The identity of this server at the bank; null where it needs no certificate, which production rejects. */
function readIdentity(values: z.infer<typeof variables>): ClientIdentity | null {
  const { PAYOUT_CLIENT_CERT_FILE: certificate, PAYOUT_CLIENT_KEY_FILE: key, PAYOUT_CA_FILE: ca } = values;
  if (certificate === undefined || key === undefined) {
    return null;
  }
  return {
    certificatePem: readFileSync(certificate, 'utf8'),
    privateKeyPem: readFileSync(key, 'utf8'),
    authorityPem: ca === undefined ? null : readFileSync(ca, 'utf8'),
  };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : 'localhost';
}

function leadsHere(url: string): boolean {
  return URL.canParse(url) && isThisMachine(new URL(url).hostname);
}
