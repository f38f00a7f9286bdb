/** Files in work at once: each waits for the disk to have it, and the disk takes several as fast as one. */
const FILES_AT_ONCE = 8;

/**
 * Does something with each of many files, several at once. When one fails, no other is begun, and those that were have
 * ended before the error is thrown: the folder can be removed then.
 * @returns what each gave, in the order of the items
 * @throws what the first failure threw
 */
export async function eachFile<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const rest = items.entries();
  const run = async () => {
    for (const [index, item] of rest) {
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, run));
  if (failures.length > 0) {
    throw failures[0];
  }
  return results;
}
