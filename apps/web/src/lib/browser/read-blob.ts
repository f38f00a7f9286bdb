/**
 * The bytes behind an address of the product, as what the product says they are: a type of the answer is not believed.
 * @throws Error where the address does not answer
 */
export async function readBlob(address: string, type: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`the document answered ${answer.status}`);
  }
  return new Blob([await answer.arrayBuffer()], { type });
}
