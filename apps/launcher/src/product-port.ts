import { createServer } from 'node:net';
import getPort from 'get-port';
import { hasCode, messageOf } from './errors.ts';
import { StartError } from './start-error.ts';

/**
 * Makes sure that the product's port can be used before anything is started.
 *
 * @param wanted 0 requests any free one
 * @throws StartError when it is taken or not allowed
 */
export async function reservePort(wanted: number): Promise<number> {
  if (wanted === 0) return getPort({ host: '127.0.0.1' });
  const problem = await tryPort(wanted);
  if (problem === null) return wanted;
  if (hasCode(problem, 'EADDRINUSE')) {
    throw new StartError(
      `Port ${wanted} is in use by another program. Stop that one, or choose another port: PORT=${wanted + 1} npm start`,
    );
  }
  throw new StartError(
    `Port ${wanted} cannot be used (${messageOf(problem)}). Choose one above 1023: PORT=3001 npm start`,
  );
}

function tryPort(port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(null)));
  });
}
