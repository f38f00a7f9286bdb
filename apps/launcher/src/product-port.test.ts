import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { reservePort } from './product-port.ts';

it('rejects a taken port and names the next one', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(reservePort(port)).rejects.toThrow(`Port ${port} is in use by another program.`);
  await expect(reservePort(port)).rejects.toThrow(`PORT=${port + 1} npm start`);
});

it('gives a free port for 0, and a free port back as it is', async () => {
  const port = await reservePort(0);
  expect(port).toBeGreaterThan(0);
  expect(await reservePort(port)).toBe(port);
});
