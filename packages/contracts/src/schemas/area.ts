import type { z } from 'zod';

/** What one call takes and, on success, answers. */
export interface EndpointSchema {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

type DemandsParams<E> = E extends { readonly path: `${string}:${string}` }
  ? { readonly params: z.ZodType }
  : { readonly params?: never };

/** One schema entry per endpoint of an area: none missing, none too many, `params` exactly where the path has them. */
export type AreaSchemas<A> = { readonly [K in keyof A]: EndpointSchema & DemandsParams<A[K]> };

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<S, P extends string> = S extends { readonly [K in P]: infer T } ? T : undefined;

/** A call as its sender types it. */
export interface Sent<S> {
  params: Input<Part<S, 'params'>>;
  query: Input<Part<S, 'query'>>;
  body: Input<Part<S, 'body'>>;
  response: Output<Part<S, 'response'>>;
}

/** A call as the server has parsed it. */
export interface Parsed<S> {
  params: Output<Part<S, 'params'>>;
  query: Output<Part<S, 'query'>>;
  body: Output<Part<S, 'body'>>;
  response: Input<Part<S, 'response'>>;
}
