/**
 * Loaded before the server's program: its clock is ahead by as many milliseconds as the file WRONG_CLOCK_FILE says, as if
 * somebody had set the clock of its machine. Steady clocks and timers go on, as they do there.
 */
import { readFileSync } from 'node:fs';

const POLL_MS = 20;
const SERVER = /apps\/server\/dist\/main\.js$/;

if (SERVER.test(process.argv[1] ?? '')) {
  const RealDate = Date;
  let aheadMs = 0;
  const read = () => {
    aheadMs = Number(readFileSync(process.env.WRONG_CLOCK_FILE ?? '', 'utf8'));
  };
  read();
  setInterval(read, POLL_MS).unref();
  const now = () => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
  });
}
