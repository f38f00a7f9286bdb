import { readStored, writeStored } from '../browser/stored.ts';

/** What a form holds, by field. */
type Values = Readonly<Record<string, unknown>>;

/** A form on the page, as it would be stored. */
interface OpenForm {
  /** Null while there is nothing to store. */
  readonly read: () => Values | null;
  /** Fields that only the memory of the page takes, not the browser's storage. */
  readonly memoryOnly: readonly string[];
}

interface Unsent {
  readonly owner: string;
  readonly forms: Readonly<Record<string, Values>>;
}

const KEY = 'unsent_forms';
const openForms = new Map<string, OpenForm>();
let inMemory: Unsent | null = null;

/** Follows a form while it is on the page. Returns the way out. */
export function followForm(name: string, form: OpenForm): () => void {
  openForms.set(name, form);
  return () => {
    if (openForms.get(name) === form) {
      openForms.delete(name);
    }
  };
}

/**
 * Stores the forms of this page when the session of their owner has ended (ACC-24): in this tab only, until they
 * are shown again, the owner logs out, or another account signs in.
 */
export function storeUnsentForms(owner: string): void {
  const filled = [...openForms].flatMap(([name, { read, memoryOnly }]) => {
    const values = read();
    return values === null ? [] : [{ name, values, memoryOnly }];
  });
  // The end of a session may be noticed twice, the second time without the page.
  if (filled.length === 0) {
    return;
  }
  inMemory = { owner, forms: Object.fromEntries(filled.map(({ name, values }) => [name, values])) };
  const stored = filled.map(({ name, values, memoryOnly }) => [name, without(values, memoryOnly)]);
  writeStored('sessionStorage', KEY, JSON.stringify({ owner, forms: Object.fromEntries(stored) }));
}

/** Whether a form of this name is stored. */
export function hasUnsentForm(name: string): boolean {
  return read()?.forms[name] !== undefined;
}

/** Hands a stored form over, once. */
export function takeUnsentForm(name: string): Values | null {
  const unsent = read();
  const values = unsent?.forms[name];
  if (!unsent || values === undefined) {
    return null;
  }
  const forms = without(unsent.forms, [name]) as Unsent['forms'];
  if (Object.keys(forms).length === 0) {
    dropUnsentForms();
  } else {
    inMemory = { owner: unsent.owner, forms };
    writeStored('sessionStorage', KEY, JSON.stringify(inMemory));
  }
  return values;
}

/** Forgets what is stored, except what belongs to this owner. */
export function dropUnsentForms(exceptOwner?: string): void {
  const unsent = read();
  if (unsent !== null && unsent.owner !== exceptOwner) {
    inMemory = null;
    writeStored('sessionStorage', KEY, null);
  }
}

function read(): Unsent | null {
  if (inMemory !== null) {
    return inMemory;
  }
  try {
    return unsentOf(JSON.parse(readStored('sessionStorage', KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function unsentOf(stored: unknown): Unsent | null {
  const { owner, forms } = Object(stored) as Partial<Unsent>;
  return typeof owner === 'string' && typeof forms === 'object' && forms !== null ? { owner, forms } : null;
}

function without(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));
}
