import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
