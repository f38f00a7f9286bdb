import type { Call, Traffic } from './traffic.ts';

/** Keeps so many calls under way for some seconds. @returns how many a second were accepted */
export async function measureCapacity(
  traffic: Traffic,
  { atOnce, seconds }: { readonly atOnce: number; readonly seconds: number },
): Promise<number> {
  const beganMs = performance.now();
  let [index, accepted] = [0, 0];
  const loop = async () => {
    while (performance.now() - beganMs < seconds * 1_000) {
      index += 1;
      const { isAccepted } = await traffic.send(index, performance.now());
      accepted += isAccepted ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return accepted / ((performance.now() - beganMs) / 1_000);
}

/**
 * Makes calls at a fixed rate, whether or not earlier ones are answered, so that waiting counts.
 * @param onCall is given each call when it is answered
 */
export async function sendAtRate(
  traffic: Traffic,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  onCall: (call: Call) => void,
): Promise<void> {
  const beganMs = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueMs = beganMs + (index * 1_000) / perSecond;
    const earlyMs = dueMs - performance.now();
    if (earlyMs > 0) await new Promise((resolve) => setTimeout(resolve, earlyMs));
    const sent: Promise<void> = traffic
      .send(index, dueMs)
      .then(onCall)
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  }
  await Promise.all(underWay);
}
