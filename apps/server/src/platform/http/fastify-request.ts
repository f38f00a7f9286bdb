import type {} from 'fastify';
import type { Principal } from './principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    dateShiftDays: number;
    idempotencyKey: string;
    /** Where files of forms lie until the call is answered, and which came with this one. */
    incomingFolder: string;
    received: readonly string[] | null;
  }
  interface FastifyContextConfig {
    endpoint?: string;
  }
}
