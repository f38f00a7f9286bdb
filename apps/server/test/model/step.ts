import type fc from 'fast-check';
import { compare } from './compare.ts';
import type { Model } from './state.ts';
import type { World } from './world.ts';

export type Command = fc.AsyncCommand<Model, World>;

interface StepParts {
  /** As a shrunk sequence prints it. */
  readonly name: string;
  /** Whether there is anything that the command could be about; whether it is accepted is for `perform` to predict. */
  readonly can?: (model: Readonly<Model>) => boolean;
  readonly perform: (world: World, model: Model) => Promise<void>;
}

/** A command after which model and product are compared. */
export function step({ name, can, perform }: StepParts): Command {
  return {
    check: (model) => can?.(model) ?? true,
    async run(model, world) {
      world.steps += 1;
      await perform(world, model);
      await compare(world, model);
    },
    toString: () => name,
  };
}
