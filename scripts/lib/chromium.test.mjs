import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { obtainChromium } from './chromium.mjs';

function folderWith(...names) {
  const folder = mkdtempSync(join(tmpdir(), 'titian-chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) addProgram(folder, name);
  return folder;
}

function addProgram(folder, name, body = 'echo "Chromium 156.0"') {
  writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, name), 0o755);
  return join(folder, name);
}

const none = async () => null;

it('rejects a CHROMIUM_PATH that does not run, even where another is found', async () => {
  const PATH = folderWith('chromium');
  const env = { PATH, CHROMIUM_PATH: '/nowhere/chromium' };
  await expect(obtainChromium({ env, playwrightsOwn: none, install: null })).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium"',
  );
});

it('says the three ways to get one where none can be found or installed', async () => {
  const machine = { env: { PATH: folderWith() }, playwrightsOwn: none };
  for (const install of [null, () => false, () => true]) {
    await expect(obtainChromium({ ...machine, install })).rejects.toThrow(
      /playwright install.*chromium package.*CHROMIUM_PATH/u,
    );
  }
});

it('prefers CHROMIUM_PATH, then the system’s, then Playwright’s own', async () => {
  const PATH = folderWith('chromium', 'google-chrome');
  const given = addProgram(folderWith(), 'mine');
  const own = addProgram(folderWith(), 'playwrights');
  const machine = { playwrightsOwn: async () => own, install: null };
  expect(await obtainChromium({ ...machine, env: { PATH, CHROMIUM_PATH: given } })).toBe(given);
  expect(await obtainChromium({ ...machine, env: { PATH } })).toBe(join(PATH, 'chromium'));
  expect(await obtainChromium({ ...machine, env: { PATH: folderWith() } })).toBe(own);
});

it('prefers the one without windows', async () => {
  const PATH = folderWith('chromium', 'chromium-headless-shell');
  expect(await obtainChromium({ env: { PATH }, playwrightsOwn: none, install: null })).toBe(
    join(PATH, 'chromium-headless-shell'),
  );
});

it('passes over a program that only says how to install one', async () => {
  const PATH = folderWith('google-chrome');
  addProgram(PATH, 'chromium-browser', 'echo "install the snap" >&2; exit 1');
  expect(await obtainChromium({ env: { PATH }, playwrightsOwn: none, install: null })).toBe(
    join(PATH, 'google-chrome'),
  );
});

it('uses what it installed', async () => {
  const PATH = folderWith();
  const install = () => Boolean(addProgram(PATH, 'chromium'));
  expect(await obtainChromium({ env: { PATH }, playwrightsOwn: none, install })).toBe(join(PATH, 'chromium'));
});
