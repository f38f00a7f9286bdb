import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { obtainProgram } from './lib/debian-program.mjs';
import { root } from './lib/paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const telemetry = 'apps/server/src/platform/telemetry';
const published = readdirSync(join(root, telemetry))
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...read(join(telemetry, file)).matchAll(/create\w+\(\s*'([a-z.\d]+)'/gu)])
  .map(([, name]) => name.replaceAll('.', '_'));

it.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])(
  '%s reads metrics that are published',
  (file) => {
    const names = [
      ...read(`deploy/monitoring/${file}`).matchAll(/\b(?:titian|http|process|nodejs)_[a-z_\d]+/gu),
    ]
      .map(([name]) => name.replace(/_(?:count|sum|bucket)$/u, ''))
      .filter((name) => !['http_route', 'http_response_status_code'].includes(name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !published.includes(name))).toEqual([]);
  },
);

it('alerts name sections of runbooks that exist', () => {
  const runbooks = [...read('deploy/monitoring/alerts.yml').matchAll(/runbook: "([^"#]+)(?:#([^"]+))?"/gu)];
  expect(runbooks.length).toBeGreaterThan(0);
  for (const [, path, anchor] of runbooks) {
    const sections = [...read(path).matchAll(/^#+ (.+)$/gmu)].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^a-z\d ]/gu, '')
        .replaceAll(' ', '-'),
    );
    expect(anchor === undefined || sections.includes(anchor), `${path}#${anchor}`).toBe(true);
  }
});

const monitoring = join(root, 'deploy/monitoring');
const promtool = obtainProgram('promtool')?.path ?? null;
const check = (words, cwd = monitoring) => spawnSync(promtool, words, { cwd, encoding: 'utf8' });

// On machines without it, and where nothing may be installed, the files are read by the tests above alone.
describe.skipIf(promtool === null)('promtool', () => {
  it('accepts the rules', () => {
    const { status, stderr } = check(['check', 'rules', 'alerts.yml']);
    expect(status, stderr).toBe(0);
  });

  it('accepts the configuration', () => {
    const { status, stdout, stderr } = check(['check', 'config', '--syntax-only', 'prometheus.yml']);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it('passes the tests of the rules', () => {
    const { status, stdout, stderr } = check(['test', 'rules', 'alerts.test.yml']);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it('rejects a rule that is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'titian-rules-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(
      join(folder, 'alerts.yml'),
      read('deploy/monitoring/alerts.yml').replace(/expr: .+/u, 'expr: sum('),
    );
    expect(check(['check', 'rules', 'alerts.yml'], folder).status).not.toBe(0);
  });
});
