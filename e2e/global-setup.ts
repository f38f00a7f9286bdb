import { rmSync } from 'node:fs';
import { createOperatorPair } from './api/operator-pair.ts';
import { printPlace } from './product/place.ts';
import { removeDataDir, startProduct, temporaryDataDir } from './product/product.ts';

/** Starts the product once for all journeys and, at the end, stops it and removes its data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = temporaryDataDir();
  const product = await startProduct(dataDir).catch((error: unknown) => {
    removeDataDir(dataDir);
    throw error;
  });
  const file = printPlace(product, await createOperatorPair(product));
  return async () => {
    await product.stop().finally(() => {
      rmSync(file, { force: true });
      removeDataDir(dataDir);
    });
  };
}
