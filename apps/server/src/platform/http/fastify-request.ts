import type {} from 'fastify';
import type { Principal } from './principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    dateShiftDays: number;
    idempotencyKey: string;
  }
  interface FastifyContextConfig {
    endpoint?: string;
  }
}
