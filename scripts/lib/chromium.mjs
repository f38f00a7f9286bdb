import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { apt, canInstallPackages } from './debian.mjs';

/** Chromium without windows first: the other starts its own toolbars for each visitor (decision 127). */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** The second where Debian does not have the first yet. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const WAYS =
  'The browser tests need Chromium and found none that runs. Do one of these and start again: ' +
  'run "npx playwright install --with-deps chromium", or install your system’s chromium package, ' +
  'or set CHROMIUM_PATH to a Chromium or Chrome program.';

/**
 * Finds a Chromium that runs, and on Debian as root installs one when there is none.
 *
 * @param {object} machine what to look at; tests hand in their own
 * @param {NodeJS.ProcessEnv} machine.env
 * @param {() => Promise<string | null>} machine.playwrightsOwn
 * @param {(path: string) => boolean} [machine.runs]
 * @param {(() => boolean) | null} [machine.install] installs it; null where that is not possible
 * @returns {Promise<string>} its path
 */
export async function obtainChromium({
  env,
  playwrightsOwn,
  runs = answersVersion,
  install = debianInstaller(),
}) {
  const given = env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", which does not run. Correct it, or leave it out.`);
  }
  const found = [...onPath(env), await playwrightsOwn()].find((path) => path !== null && runs(path));
  if (found !== undefined && found !== null) return found;
  if (install?.() === true) {
    const installed = onPath(env).find(runs);
    if (installed !== undefined) return installed;
  }
  throw new Error(WAYS);
}

function onPath(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) =>
    existsSync(path),
  );
}

/** Some systems have a chromium-browser that only prints how to install one: called for its version, it fails. */
function answersVersion(path) {
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 && /Chrom/u.test(answer.stdout);
}

function debianInstaller() {
  if (!canInstallPackages()) return null;
  return () => {
    console.log('installing Chromium for the browser tests (apt-get) …');
    return (
      apt(['update']) && PACKAGES.some((name) => apt(['install', '-y', '--no-install-recommends', name]))
    );
  };
}
