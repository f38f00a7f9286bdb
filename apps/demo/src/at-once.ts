/** Does one piece of work per item, at most `limit` of them at once; the answers come in the items' order. */
export async function atOnce<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.map((item, index) => ({ item, index }));
  const workNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next.index] = await work(next.item, next.index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, workNext));
  return results;
}
