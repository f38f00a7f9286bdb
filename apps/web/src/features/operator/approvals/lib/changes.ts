import type { NameList } from '@titian/contracts/reference/names';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { countryName } from '../../../../lib/text/country-name.ts';
import { nameOf } from '../../../../lib/text/names.ts';
import { readable } from '../../shared/readable.ts';
import { settingLabel, showSetting } from '../../shared/show-setting.ts';
import { english as officeTexts, text as sharedText } from '../../shared/text.ts';
import type { Approval } from '../api/list-approvals.ts';
import { text } from '../text.ts';
import { type CodeName, codeNames } from './code-names.ts';
import { ekycReason } from './ekyc-reason.ts';
import { type FieldName, fieldNames } from './field-names.ts';
import { permissionChanges } from './permission-changes.ts';
import { reviewReason } from './review-reason.ts';

type Json = Approval['after'];

/** One line of a change: what it was, and what it would be. null is nothing. */
export interface Change {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What stands under another name before and after, by kind of proposal: the name after → the name before. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  application_decision: { decision: 'application_status' },
  ekyc_decision: { decision: 'state' },
  premium_decision: { decision: 'state' },
  address_change: { decision: 'state' },
};

/** Kinds that say all of what is to stand: what they leave out is taken off. */
const whole = ['fact_sheet_revision'];

const POINTS = 'components.';
/** A code of the data, such as `equal_monthly_flat`. */
const CODE = /^[a-z]+(_[a-z]+)+$/;

/** Coded parts of a proposal; other texts are user input. */
const coded = [
  'action',
  'calendar',
  'cause',
  'decision',
  'document_kind',
  'kind',
  'level',
  'name_check',
  'outcome',
  'profile',
  'purpose',
  'rejection',
  'severity',
  'source',
  'state',
];

/** Ids that say nothing to a reader; documents are opened beside the change. */
const unnamed = ['id', 'target_id', 'document_id', 'adviser_document_id', 'backtest_id'];

/** Parts of a proposal that are values of a reference list. */
const nameLists: Readonly<Record<string, NameList>> = { type: 'note_types', contract: 'note_contracts' };

/** What the ids of a list stand for, where that is known. */
export type Names = ReadonlyMap<string, string>;

/** The lines of a proposal, those that change first. */
export function changesOf(
  { kind, before, after }: Pick<Approval, 'kind' | 'before' | 'after'>,
  names: Names = new Map(),
): Change[] {
  if (kind === 'permission_change') {
    return permissionChanges({ before, after });
  }
  const was = new Map(flatten(asRead(kind, before), names));
  const becomes = new Map(flatten(asRead(kind, after), names));
  for (const [now, once] of Object.entries(renamed[kind] ?? {})) {
    const old = was.get(once);
    if (old !== undefined) {
      was.delete(once);
      was.set(now, old);
    }
  }
  const keys = [...becomes.keys(), ...[...was.keys()].filter((key) => !becomes.has(key))];
  const changes = keys.map((key) => ({
    key,
    label: labelOf(key),
    before: was.get(key) ?? null,
    after: becomes.get(key) ?? (whole.includes(kind) ? sharedText('none') : null),
  }));
  return [...changes.filter(isChange), ...changes.filter((change) => !isChange(change))];
}

/** What a proposal is about; a setting and a calendar by its name. */
export function subjectOf({ kind, subject_label: label }: Pick<Approval, 'kind' | 'subject_label'>): string {
  if (kind === 'holiday_change' && isCode(label)) {
    return text(`codes.${label}`);
  }
  return kind === 'setting_change' ? settingLabel(label) : label;
}

/** A residence by the name of its country; its document stands below the change, to be opened. */
function residenceShown(value: Record<string, Json>): Json {
  const { country, document_id: _file, ...rest } = value;
  return typeof country === 'string' ? { country: countryName(country), ...rest } : value;
}

/** A change as displayed; a setting by its name, and its value with the unit of its key. */
function asRead(kind: string, value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  if (kind === 'tax_residence') {
    return residenceShown(value);
  }
  if (kind !== 'setting_change') {
    return value;
  }
  const { key, value: set } = value;
  return typeof key !== 'string' || set === undefined || set === null
    ? value
    : { ...value, key: settingLabel(key), value: showSetting({ key, value: set }) };
}

/** The points of the scorecard stand under one name; a part of a list has its number. */
function labelOf(key: string): string {
  return key.startsWith(POINTS)
    ? text('changes.points', { part: partName(key.slice(POINTS.length)) })
    : key.split('.').map(partLabel).join(' · ');
}

function partName(part: string): string {
  return isScorecardPart(part) ? sharedText(`scorecardPart.${part}`) : readable(part);
}

function isScorecardPart(part: string): part is keyof typeof officeTexts.scorecardPart {
  return Object.hasOwn(officeTexts.scorecardPart, part);
}

function partLabel(part: string): string {
  const [name = part, ...number] = part.split(' ');
  return [isField(name) ? text(`fields.${name}`) : readable(name), ...number].join(' ');
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(fieldNames, name);
}

function isCode(value: string): value is CodeName {
  return Object.hasOwn(codeNames, value);
}

/** Is it different afterwards? What the proposal does not mention stays as it is. */
export function isChange({ before, after }: Change): boolean {
  return after !== null && after !== (before ?? sharedText('none'));
}

/** Nested data as `components.bureau` → "80", ready to read. */
function flatten(value: Json, names: Names, path = ''): [string, string][] {
  if (Array.isArray(value)) {
    return arrayLines(value, names, path);
  }
  if (typeof value === 'object' && value !== null) {
    const shownEntries = Object.entries(value).filter(([key]) => !unnamed.includes(key));
    return shownEntries.flatMap(([key, inner]) =>
      flatten(inner, names, path === '' ? key : `${path}.${key}`),
    );
  }
  if (value === null) {
    return path === '' ? [] : [[path, sharedText('none')]];
  }
  return [[path, shown(path, value)]];
}

/** In the order in which they are always read. */
const knownRoles = Object.keys(officeTexts.roles) as (keyof typeof officeTexts.roles)[];

/** Roles are read by their names. Lists of ids are named or counted; remarks and other objects are read one by one. */
function arrayLines(values: readonly Json[], names: Names, path: string): [string, string][] {
  if (values.every((value) => typeof value === 'string')) {
    const roles = knownRoles.filter((role) => values.includes(role));
    if (path === 'roles' && roles.length > 0 && roles.length === values.length) {
      return [[path, roles.map((role) => sharedText(`roles.${role}`)).join(', ')]];
    }
    if (path === 'reasons') {
      return values.length === 0 ? [] : [[path, values.map(ekycReason).join('; ')]];
    }
    const named = values.flatMap((value) => names.get(value) ?? []);
    const counted = text('changes.items', { count: values.length });
    return values.length === 0 ? [] : [[path, named.length === values.length ? named.join(', ') : counted]];
  }
  return values.flatMap((value, at) => flatten(value, names, `${path} ${at + 1}`));
}

function shown(path: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') {
    return sharedText(value ? 'yes' : 'no');
  }
  if (typeof value === 'number') {
    return String(value);
  }
  const name = path.split('.').at(-1) ?? '';
  if (/^\d+\.\d{2}$/.test(value)) {
    return /rate|percent/.test(name) ? `${value}%` : formatMoney(value);
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return formatDate(value);
  }
  if (coded.includes(name) && isCode(value)) {
    return text(`codes.${value}`);
  }
  if (name === 'review_reason') {
    return reviewReason(value);
  }
  const list = nameLists[name];
  return list === undefined ? (CODE.test(value) ? readable(value) : value) : nameOf(list, value);
}
