import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.mjs';

const folder = join(root, 'deploy/systemd');
const units = readdirSync(folder).filter((name) => name.endsWith('.service'));
const analyze = (words) => spawnSync('systemd-analyze', words, { cwd: folder, encoding: 'utf8' });
/** Tenths: what systemd calls OK ends at 4.9, and its own services are at 6 to 9. */
const MOST_EXPOSED = 20;

// Elsewhere than on Debian the units are read by nobody.
describe.skipIf(analyze(['--version']).status !== 0)('systemd', () => {
  it.each(units)('finds nothing wrong with %s', (unit) => {
    const { stderr } = analyze(['verify', '--man=no', unit]);
    const own = stderr.split('\n').filter((line) => line.includes(unit.replace('@.service', '')));
    // Where Node lies somewhere else.
    expect(own.filter((line) => !line.includes('is not executable'))).toEqual([]);
  });

  it.each(units)('finds %s hardened', (unit) => {
    const { status, stdout } = analyze([
      'security',
      '--offline=true',
      '--no-pager',
      `--threshold=${MOST_EXPOSED}`,
      unit,
    ]);
    expect(status, stdout).toBe(0);
  });
});
