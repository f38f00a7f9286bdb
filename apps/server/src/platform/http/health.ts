import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Drain } from './drain.ts';

/** A busy process lives: whoever restarts it for a 503 would lose what it works on. */
const evenUnderPressure = { config: { pressureHandler: () => undefined } };

/** `/health`: the process lives. `/ready`: it can also reach its database and does not stop, so traffic may come. */
export function registerHealth(
  app: FastifyInstance,
  database: Pick<Database, 'reader'>,
  drain: Pick<Drain, 'isStopping'>,
): void {
  app.get('/health', evenUnderPressure, async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (drain.isStopping) {
      return reply.status(503).send({ status: 'the process stops' });
    }
    try {
      await sql`select 1`.execute(database.reader.db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'the database does not answer' });
    }
  });
}
