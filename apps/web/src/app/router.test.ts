import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { routeTable } from '../config/routes.ts';
import { createAppRouter } from './router.tsx';

const router = createAppRouter(new QueryClient());

interface Page {
  readonly name: string;
  readonly layout: string;
}

/** The pages of the router's tree by address, with their parameters (NAV-1). */
const pages = new Map<string, Page>();
for (const route of Object.values(router.routesById)) {
  const name: unknown = Reflect.get(route.options.staticData ?? {}, 'name');
  if (typeof name === 'string') {
    const address = route.fullPath.replace(/\{-\$(\w+)\}/g, ':$1?').replace(/\$(\w+)/g, ':$1');
    pages.set(address, { name, layout: String(route.parentRoute?.id).replace(/^\//, '') });
  }
}

const G = 'requiresGuest';
const A = 'requiresAuth';
const R = 'applicationRejected';
const P = 'requiresApprovedApplication';
const T = 'requiresTwoFactor';

/** The table of pages with their route names (NAV-1). */
const table: readonly [address: string, layout: string, flags: readonly string[], name?: string][] = [
  ['/', 'guest', [G], 'home'],
  ['/login', 'guest', [G], 'login'],
  ['/register/:type?', 'guest', [G]],
  ['/simulation', 'guest', [G]],
  ['/register/verify/:token?', 'guest', []],
  ['/password/reset/:token?', 'guest', []],
  ['/two-factor/reset/:token?', 'guest', []],
  ['/account/not-me/:token', 'guest', []],
  ['/unsubscribe/:email?', 'guest', []],
  ['/privacy', 'guest', []],
  ['/consent', 'guest', []],
  ['/issuer-disclosure/:compliant?', 'guest', []],
  ['/tnc/:type?/:compliant?', 'guest', []],
  ['/verification', 'guest', []],
  ['/about', 'guest', []],
  ['/risk', 'guest', []],
  ['/security', 'guest', []],
  ['/mobile/balance/topup', 'empty', []],
  ['/account/disabled', 'empty', [A]],
  ['/investors/apply', 'empty', [A, R, T]],
  ['/business_owners/apply', 'empty', [A, R, T]],
  ['/application/review', 'guest', [A, R, T]],
  ['/application/rejected', 'guest', [A, T]],
  ['/two-factor-page', 'guest', [A]],
  ['/dashboard', 'default', [A, R, T]],
  ['/account/settings', 'default', [A, R, T]],
  ['/my_activity', 'default', [A, R, T]],
  ['/notifications', 'default', [A, R, T]],
  ['/referral', 'default', [A, R, T]],
  ['/topup/fpx-verify', 'default', [A, R, P, T]],
  ['/balance/:action?', 'default', [A, R, P, T]],
  ['/notes/:ref_code?', 'default', [A, R, P, T], 'notes'],
  ['/bo/notes', 'default', [A, R, P, T], 'bo_notes'],
  ['/financing/apply', 'default', [A, R, P, T], 'apply_financing'],
  ['/smart-investment/:preset?', 'default', [A, R, P, T], 'auto_investment'],
  ['/direct-debit/settings', 'default', [A, R, P, T]],
];

describe('every route of the specification', () => {
  it.each(table)('%s stands in the tree with its layout, flags and name', (address, layout, flags, name) => {
    const page = pages.get(address);
    expect(page?.layout).toBe(layout);
    const entry = Object.entries(routeTable).find(([known]) => known === page?.name)?.[1];
    expect([...(entry?.flags ?? ['no entry'])].sort()).toEqual([...flags].sort());
    expect(entry?.layout).toBe(layout);
    expect(page?.name).toBe(name ?? page?.name);
  });

  it('is guarded: every page is in the table', () => {
    const known = new Set(Object.keys(routeTable));
    const others = [...pages.values()].filter(
      ({ name, layout }) => layout !== 'operator' && !known.has(name),
    );
    expect(others.map(({ name }) => name)).toEqual([
      'operator_login',
      'operator_password',
      'operator_passkey',
    ]);
  });

  it('carries none of the two role flags', () => {
    const flags = Object.values(routeTable).flatMap((entry): readonly string[] => entry.flags);
    expect(flags.filter((flag) => /^only/.test(flag))).toEqual([]);
  });
});
