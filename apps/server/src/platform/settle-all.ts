/**
 * Waits for statements of one transaction that were sent together. Where one fails, the others are awaited before the
 * failure is thrown: pending statements must not reach the connection after its rollback. Custom, because
 * Promise.all does not wait and Promise.allSettled does not fail.
 */
export async function settleAll(work: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) {
    throw failed.reason;
  }
}
