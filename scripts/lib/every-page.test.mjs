import { expect, it } from 'vitest';
import { operatorRouteTable, routeTable } from '../../apps/web/src/config/routes.ts';
import { everyPage } from '../../e2e/pages/every-page.ts';
import { rounds } from '../../e2e/screenshots/pages.ts';

/** Whether an address is one of a route; what is in braces may be left out. */
function belongsTo(path) {
  const pattern = path.replace(/\/\{-\$\w+\}/g, '(/[^/]+)?').replace(/\$\w+/g, '[^/]+');
  return (address) => new RegExp(`^${pattern}$`).test(address.split('?')[0]);
}

const routes = Object.values({ ...routeTable, ...operatorRouteTable }).map((route) => route.path);
const missingIn = (addresses) => routes.filter((path) => !addresses.some(belongsTo(path)));

it('every route is opened by the check for accessibility', () => {
  const addresses = Object.values(everyPage).flatMap((pages) => pages.map(([path]) => path));
  expect(missingIn(addresses)).toEqual([]);
  expect(missingIn(addresses.filter((address) => address !== '/about'))).toEqual(['/about']);
});

it('every route is among the pictures', () => {
  expect(missingIn(rounds.flatMap((round) => round.addresses))).toEqual([]);
});
