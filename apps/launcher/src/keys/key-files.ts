import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCurrent, makeSignedKey } from './signed-key.ts';

/** The exchange and seller numbers that the demo plays; the simulators know the same. */
export const FPX_EXCHANGE_ID = 'EX00012345';
export const FPX_SELLER_ID = 'SE00012345';

const SECRET_BYTES = 32;

/** The demo's secrets; in production each comes from the environment instead. */
export interface KeyFiles {
  /** The first master key: 32 random bytes in base64. */
  readonly encryptionKey: string;
  /** Written by the first rotation of keys; holds every master key from then on. */
  readonly masterKeyFile: string;
  /** What the server's roles sign in to the database with. */
  readonly apiDatabasePassword: string;
  readonly workerDatabasePassword: string;
  /** The platform's signing key for FPX messages, and the certificate that verifies it. */
  readonly merchantKeyFile: string;
  readonly merchantPublicKeyFile: string;
  readonly merchantCertificateFile: string;
  /** The simulated exchange's signing key, and the certificate that verifies it. */
  readonly fpxKeyFile: string;
  readonly fpxCertificateFile: string;
}

/** Makes the keys that are missing in `dir` (0600), and signing keys anew when their certificate is about to expire. */
export async function ensureKeys(dir: string): Promise<KeyFiles> {
  const [merchant, fpx] = await Promise.all([
    ensureSignedKey(dir, 'merchant', FPX_EXCHANGE_ID),
    ensureSignedKey(dir, 'fpx', 'FPX'),
  ]);
  return {
    masterKeyFile: join(dir, 'master-keys.json'),
    encryptionKey: ensureSecret(join(dir, 'encryption.key')),
    apiDatabasePassword: ensureSecret(join(dir, 'database-api.password')),
    workerDatabasePassword: ensureSecret(join(dir, 'database-worker.password')),
    merchantKeyFile: merchant.keyFile,
    merchantPublicKeyFile: merchant.publicKeyFile,
    merchantCertificateFile: merchant.certificateFile,
    fpxKeyFile: fpx.keyFile,
    fpxCertificateFile: fpx.certificateFile,
  };
}

/** 32 random bytes in base64. */
function ensureSecret(file: string): string {
  if (!existsSync(file)) writeWhole(file, `${randomBytes(SECRET_BYTES).toString('base64')}\n`);
  return readFileSync(file, 'utf8').trim();
}

async function ensureSignedKey(dir: string, name: string, commonName: string) {
  const keyFile = join(dir, `${name}.key.pem`);
  const publicKeyFile = join(dir, `${name}.public.pem`);
  const certificateFile = join(dir, `${name}.cert.pem`);
  if (!(existsSync(certificateFile) && isCurrent(readFileSync(certificateFile, 'utf8'), new Date()))) {
    const made = await makeSignedKey(commonName, new Date());
    writeWhole(keyFile, made.privateKey);
    writeWhole(publicKeyFile, made.publicKey);
    // Last: its presence says that all three are there and belong together.
    writeWhole(certificateFile, made.certificate);
  }
  return { keyFile, publicKeyFile, certificateFile };
}

/** Never half a file: a cut-off start must not leave a key that cannot be read. */
function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.draft`, content, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}
