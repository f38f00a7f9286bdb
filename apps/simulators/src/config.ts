import { readFileSync } from 'node:fs';

/** How the simulators are started. Ports of 0 mean any free port. */
export interface SimulatorConfig {
  readonly httpPort: number;
  readonly smtpPort: number;
  readonly dataDir: string;
  readonly merchantPublicKeyPem: string;
  readonly fpxPrivateKeyPem: string;
  readonly fpxCertificatePem: string;
  readonly exchangeId: string;
  readonly sellerId: string;
  readonly directUrl: string;
  readonly indirectUrl: string;
  /** The trust account at the payout bank; null accepts any debtor account in a payment file. */
  readonly trustAccountNo: string | null;
  /**
   * The customer's own account at the same bank, whose statements are downloaded manually; null where there is none.
   */
  readonly operatingAccountNo: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set. Set it and start again.`);
  return value;
}

function port(environment: Environment, name: string): number {
  const text = environment[name] ?? '0';
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new Error(`${name} is "${text}"; use 0 to 65535.`);
  return value;
}

function pemFile(environment: Environment, name: string): string {
  const path = required(environment, name);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${name}: the file ${path} cannot be read. Make the keys first, then start again.`);
  }
}

function matching(environment: Environment, name: string, pattern: RegExp, example: string): string {
  const value = required(environment, name);
  if (!pattern.test(value)) throw new Error(`${name} is "${value}"; it must look like ${example}.`);
  return value;
}

/**
 * Reads the configuration from the environment.
 *
 * @throws Error with a sentence that says which variable is wrong, and always under NODE_ENV=production
 */
export function readConfig(environment: Environment): SimulatorConfig {
  if (environment.NODE_ENV === 'production') {
    throw new Error('The simulators do not run with NODE_ENV=production: they would let anyone make money.');
  }
  return {
    httpPort: port(environment, 'SIMULATOR_PORT'),
    smtpPort: port(environment, 'SMTP_PORT'),
    dataDir: required(environment, 'DATA_DIR'),
    merchantPublicKeyPem: pemFile(environment, 'MERCHANT_PUBLIC_KEY_FILE'),
    fpxPrivateKeyPem: pemFile(environment, 'FPX_PRIVATE_KEY_FILE'),
    fpxCertificatePem: pemFile(environment, 'FPX_CERT_FILE'),
    exchangeId: matching(environment, 'FPX_EXCHANGE_ID', /^EX\d{8}$/, 'EX00000001'),
    sellerId: matching(environment, 'FPX_SELLER_ID', /^SE\d{8}$/, 'SE00000001'),
    directUrl: matching(
      environment,
      'FPX_DIRECT_URL',
      /^https?:\/\//,
      'http://127.0.0.1:3000/api/fpx/direct',
    ),
    indirectUrl: matching(
      environment,
      'FPX_INDIRECT_URL',
      /^https?:\/\//,
      'http://127.0.0.1:3000/api/fpx/indirect',
    ),
    trustAccountNo: environment.TRUST_ACCOUNT_NO ? environment.TRUST_ACCOUNT_NO : null,
    operatingAccountNo: environment.OPERATING_ACCOUNT_NO ? environment.OPERATING_ACCOUNT_NO : null,
  };
}
