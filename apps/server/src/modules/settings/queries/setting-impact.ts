import { message } from '@titian/contracts/messages/message';
import {
  type SettingPopulation,
  type SettingScope,
  settingPopulations,
} from '@titian/contracts/setting-impact';
import { presentSettingKey } from '@titian/contracts/setting-keys';
import type { QueryCtx, Scope } from '../../../platform/context.ts';
import { codeOf } from '../../../platform/db/database.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { Counted, ImpactCounter } from '../domain/impact.ts';
import { parseSettings, type Settings, settingTable } from '../domain/keys.ts';
import { settingReach } from '../domain/reach.ts';
import { validateValue } from '../domain/validate-value.ts';
import { limitStatements, valuesOn } from '../store.ts';

const QUERY_CANCELED = '57014';
/** A page waits for it at every change of the form. */
const PATIENCE_MS = 2_000;

export interface ImpactDeps {
  readonly work: UnitOfWork;
  readonly counters: readonly ImpactCounter[];
  /** How long one population may be counted, in milliseconds. */
  readonly patienceMs?: number;
}

/** A value as it would be proposed, its JSON as text. */
export interface ProposedValue {
  readonly key: string;
  readonly value: string;
  readonly effective_from: string;
}

/** One population under the value before and after; `after` is null where there are too many to count. */
export interface ImpactLine {
  readonly population: SettingPopulation;
  readonly before: Counted | null;
  readonly after: Counted | null;
}

/**
 * What a new value would touch as things stand now, compared with the value that would count on its day otherwise (OPS-34).
 * Every population is counted in a transaction of its own, with a short time-out: the others are shown all the same.
 * @throws AppError `not_found` for an unknown key
 * @throws FieldError on `value` or `effective_from`
 */
export async function settingImpact(
  deps: ImpactDeps,
  scope: Scope,
  proposed: ProposedValue,
): Promise<{ readonly scope: SettingScope; readonly lines: readonly ImpactLine[] }> {
  const { reach, before, after } = await deps.work.query(scope, (ctx) => readProposed(ctx, proposed));
  const lines: ImpactLine[] = [];
  for (const population of reach.populations) {
    const counter = deps.counters.find((one) => one.population === population);
    invariant(counter, `a module counts ${population}`);
    lines.push(await lineOf(deps, scope, counter, { before, after }));
  }
  return { scope: reach.scope, lines };
}

async function readProposed(ctx: QueryCtx, proposed: ProposedValue) {
  const key = presentSettingKey(proposed.key);
  const name = nameOfKey(key);
  if (name === null) {
    throw new AppError('not_found');
  }
  const value = jsonOf(proposed.value);
  const from = validateValue({ key, value, effective_from: proposed.effective_from }, ctx.businessDate);
  const values = await valuesOn(ctx.reader, from);
  const before = parseSettings(values);
  return { reach: settingReach[name], before, after: parseSettings(new Map(values).set(key, value)) };
}

function nameOfKey(key: string): keyof Settings | null {
  const names = Object.keys(settingTable) as (keyof Settings)[];
  return names.find((name) => settingTable[name].key === key) ?? null;
}

/** @throws FieldError on `value` where the text is no JSON */
function jsonOf(text: string): JsonValue {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    throw fieldError('value', message('value_invalid'));
  }
}

async function lineOf(
  { work, patienceMs = PATIENCE_MS }: ImpactDeps,
  scope: Scope,
  { population, count }: ImpactCounter,
  values: { readonly before: Settings; readonly after: Settings },
): Promise<ImpactLine> {
  try {
    return await work.command(scope, async (ctx) => {
      await limitStatements(ctx.tx, patienceMs);
      const isCompared = settingPopulations[population] === 'compared';
      const before = isCompared ? await count(ctx, values.before) : null;
      return { population, before, after: await count(ctx, values.after) };
    });
  } catch (error) {
    if (codeOf(error) !== QUERY_CANCELED) {
      throw error;
    }
    return { population, before: null, after: null };
  }
}
