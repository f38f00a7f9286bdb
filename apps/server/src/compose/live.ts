import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Authenticator } from '../platform/http/principal.ts';
import type { Routes } from '../platform/http/route.ts';
import { LiveHub } from '../platform/live/hub.ts';
import { registerStream } from '../platform/live/routes.ts';
import type { AnySource } from '../platform/live/source.ts';
import type { Log } from '../platform/log.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export interface LiveCompositionDeps {
  readonly config: Config;
  readonly work: UnitOfWork;
  readonly log: Log;
  readonly authenticator: Authenticator;
  readonly liveSources: readonly AnySource[];
}

/** What pages follow live, and the call that they follow it by. */
export function registerLive(routes: Routes, api: FastifyInstance, deps: LiveCompositionDeps): void {
  const { config, work, log, authenticator, liveSources: sources } = deps;
  const hub = new LiveHub({
    ...{ work, log, authenticator, sources },
    pollMs: config.LIVE_POLL_MS,
    beatMs: config.LIVE_BEAT_MS,
  });
  registerStream(routes, api, hub);
}
