/**
 * Node options of the product's programs; `deploy/README.md` gives the same for a deployment. In a rush hundreds of
 * requests wait for one batch: with the young generation that Node chooses they are copied again and again while they
 * wait.
 */
export const nodeOptions = ['--max-semi-space-size=32'] as const;
