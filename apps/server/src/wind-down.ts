import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compose } from './compose.ts';
import {
  fingerprintOfCertificate,
  fingerprintOfKey,
  type PublicKeyFingerprint,
  verifyPackage,
  writePackage,
} from './modules/wind-down/public.ts';
import type { Config } from './platform/config.ts';

type Print = (line: string) => void;

const USAGE =
  'npm run wind-down -- --to <new folder>            npm run wind-down -- --verify <folder of a package>';

/**
 * The command `wind-down --to <folder>`, signed in as a server, while the product serves or not.
 * @returns the exit code
 */
export async function windDown(config: Config, words: readonly string[], print: Print): Promise<number> {
  const folder = folderOf(words, 'to');
  if (folder === null) {
    print(USAGE);
    return 2;
  }
  const { work, storage, close } = await compose(config);
  try {
    const fingerprints = fingerprintsOf(config);
    const { manifest, sha256 } = await writePackage({ work, storage, fingerprints }, folder);
    const rows = manifest.files.reduce((sum, file) => sum + (file.rows ?? 0), 0);
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    print(`${rows} rows and ${manifest.files.length} files (${bytes} bytes) are in ${folder}.`);
    for (const id of manifest.missingDocuments) {
      print(`The bytes of document ${id} are lost: the package names it without them.`);
    }
    print(
      'It holds PERSONAL DATA in clear (identity numbers, bank accounts): encrypt it before it leaves this machine.',
    );
    print('No key is in it. The audit log notes that it was made.');
    print(`Note the manifest's SHA-256 apart from it: ${sha256}`);
    print(`Verify it: npm run wind-down -- --verify ${folder}`);
    return manifest.missingDocuments.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

/**
 * The command `wind-down-verify --verify <folder>`: reads a package back into the empty database of `DATABASE_URL`.
 * @returns the exit code: 1 where anything differs
 */
export async function windDownVerify(
  config: Config,
  words: readonly string[],
  print: Print,
): Promise<number> {
  const folder = folderOf(words, 'verify');
  if (folder === null) {
    print(USAGE);
    return 2;
  }
  const { manifest, sha256, rows, differences } = await verifyPackage(folder, config.DATABASE_URL);
  print(`The package of ${manifest.madeAt}, migration ${manifest.migration}: ${rows} rows read back.`);
  print(`The manifest's SHA-256, to compare with the one that was noted: ${sha256}`);
  for (const { file, row, what } of differences) {
    print(`DIFFERS  ${file}  ${row}: ${what}`);
  }
  for (const id of manifest.missingDocuments) {
    print(`The bytes of document ${id} were lost when the package was made.`);
  }
  print(
    differences.length === 0
      ? 'Every hash, key, reference, balance and total is as it was written.'
      : `${differences.length} differences.`,
  );
  return differences.length === 0 ? 0 : 1;
}

/** The folder that an option names; null where the words are others. */
function folderOf(words: readonly string[], option: 'to' | 'verify'): string | null {
  try {
    const { values } = parseArgs({ args: [...words], options: { [option]: { type: 'string' } } });
    const folder = values[option];
    return typeof folder === 'string' && folder !== '' ? join(folder) : null;
  } catch {
    return null;
  }
}

function fingerprintsOf(config: Config): PublicKeyFingerprint[] {
  const { fpxCertificates, fpxMerchantCertificate, payoutIdentity, fpxPrivateKey } = config;
  return [
    ...fpxCertificates.map((one, index) => fingerprintOfCertificate(`FPX exchange ${index + 1}`, one)),
    ...(fpxMerchantCertificate === null
      ? []
      : [fingerprintOfCertificate('FPX merchant', fpxMerchantCertificate)]),
    fingerprintOfKey('FPX merchant', fpxPrivateKey),
    ...(payoutIdentity === null
      ? []
      : [fingerprintOfCertificate('Client of the payout bank', payoutIdentity.certificatePem)]),
  ];
}
