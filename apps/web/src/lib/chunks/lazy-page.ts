import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, type FunctionComponent, type LazyExoticComponent, lazy } from 'react';
import { importChunk } from './import-chunk.ts';

type PageModule = { readonly default: FunctionComponent };

/** The page of a route, loaded when the route is opened. Failures end in the error page by way of one reload. */
export function lazyPage(chunk: string, importer: () => Promise<PageModule>) {
  return lazyRouteComponent(() => importChunk(chunk, importer));
}

/** A part of a page that is loaded when it is first shown, such as a dialog. */
export function lazyPart<P extends object>(
  chunk: string,
  importer: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => importChunk(chunk, importer));
}
