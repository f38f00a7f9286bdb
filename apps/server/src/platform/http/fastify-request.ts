import type {} from 'fastify';
import type { RequestSpan } from '../telemetry/spans.ts';
import type { Principal } from './principal.ts';
import type { MultipartOptions } from './upload-gate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    dateShiftDays: number;
    idempotencyKey: string;
    /** Null until the request has begun. */
    span: RequestSpan | null;
    /** How files of forms are taken in, and which came with this call. */
    readonly uploads: MultipartOptions;
    received: readonly string[] | null;
    /** Releases the capacity reserved for this upload. */
    leaveGate: (() => void) | null;
  }
  interface FastifyContextConfig {
    endpoint?: string;
  }
}
