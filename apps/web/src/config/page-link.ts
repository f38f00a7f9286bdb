import { type RouteName, routeTable } from './routes.ts';

type Path<N extends RouteName> = (typeof routeTable)[N]['path'];

/** Names of the parameters that may be left out, `{-$x}`. */
type OptionalNames<P extends string> = P extends `${string}{-$${infer Name}}${infer Rest}`
  ? Name | OptionalNames<Rest>
  : never;

type OptionalParams<P extends string> = { [K in OptionalNames<P>]: string | undefined };

/**
 * The address of a page for links and navigation: `<TextLink {...pageLink('balance', { action: 'topup' })}>`.
 * Parameters that are not given are cleared: the router would otherwise take those of the same name from the current page.
 */
export function pageLink<N extends RouteName>(
  name: N,
  params: Partial<OptionalParams<Path<N>>> = {},
): { to: Path<N>; params: OptionalParams<Path<N>> } {
  const path: Path<N> = routeTable[name].path;
  const cleared = Array.from(path.matchAll(/\{-\$(\w+)\}/g), ([, key = '']) => [key, undefined] as const);
  return { to: path, params: Object.assign(Object.fromEntries(cleared), params) };
}
