import { Agent, request } from 'node:http';

const CONNECTIONS = 32;

export interface RequestLoad {
  readonly path: string;
  readonly token: string;
}

/**
 * Sends requests at a fixed rate, whether or not earlier calls are answered.
 * @returns the 99th percentile in ms, from the moment a call was due, so that waiting counts
 * @throws Error when a call is not answered with 200
 */
export async function requestAtRate(
  port: number,
  { perSecond, count }: { readonly perSecond: number; readonly count: number },
  callOf: (index: number) => RequestLoad,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  const waiting: Promise<number>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = began + (index * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) {
      await new Promise((resolve) => setTimeout(resolve, early));
    }
    waiting.push(send(agent, port, callOf(index), due));
  }
  const took = (await Promise.all(waiting)).sort((a, b) => a - b);
  agent.destroy();
  return took[Math.floor(took.length * 0.99)] ?? 0;
}

function send(agent: Agent, port: number, { path, token }: RequestLoad, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', path: `/api${path}` };
    const sent = request({ ...options, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.on('end', () => {
        response.statusCode === 200
          ? resolve(performance.now() - due)
          : reject(new Error(`${path} answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
