/** The part of a JSON schema that bodies are generated from. */
export interface BodyShape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, BodyShape | boolean>>;
  readonly anyOf?: readonly (BodyShape | boolean)[];
  readonly oneOf?: readonly (BodyShape | boolean)[];
  readonly [other: string]: unknown;
}

/** An object that a body may be, and the fields that discriminate it. */
export interface Variant {
  readonly shape: BodyShape;
  readonly kinds: Readonly<Record<string, unknown>>;
}

/** The objects that a body may be: one, or one per kind where it has kinds. */
export function variantsOf(shape: BodyShape): readonly Variant[] {
  const several = (shape.oneOf ?? shape.anyOf)?.filter(isShape);
  return several === undefined
    ? [{ shape, kinds: {} }]
    : several.map((one) => ({ shape: one, kinds: constants(one) }));
}

function constants(shape: BodyShape): Record<string, unknown> {
  const fixed = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
    isShape(inner) && inner.const !== undefined ? [[name, inner.const] as const] : [],
  );
  return Object.fromEntries(fixed);
}

/** An object of this variant with one value at every field, nested ones too, except the discriminating ones. */
export function filled({ shape, kinds }: Variant, value: unknown): unknown {
  const { properties } = shape;
  if (properties === undefined) {
    return value;
  }
  const entries = Object.entries(properties).map(([name, inner]) => [
    name,
    kinds[name] ?? filled({ shape: isShape(inner) ? inner : {}, kinds: {} }, value),
  ]);
  return Object.fromEntries(entries);
}

/** The paths of the fields that `filled` fills. */
export function leaves({ shape, kinds }: Variant, path = ''): readonly string[] {
  const { properties } = shape;
  if (properties === undefined) {
    return path === '' ? [] : [path];
  }
  return Object.entries(properties)
    .filter(([name]) => kinds[name] === undefined)
    .flatMap(([name, inner]) =>
      leaves({ shape: isShape(inner) ? inner : {}, kinds: {} }, path === '' ? name : `${path}.${name}`),
    );
}

/** The fields of a form that take texts: files have no shape in JSON. */
export function textFields({ shape, kinds }: Variant): readonly string[] {
  return Object.entries(shape.properties ?? {})
    .filter(([name, inner]) => kinds[name] === undefined && !isFileList(inner))
    .map(([name]) => name);
}

function isFileList(inner: BodyShape | boolean): boolean {
  return (
    isShape(inner) &&
    inner.type === 'array' &&
    typeof inner.items === 'object' &&
    Object.keys(inner.items ?? {}).length === 0
  );
}

/** A value that a parameter of the path takes: one of its list, or any id. */
export function pathValue(inner: BodyShape | boolean | undefined, id: string): string {
  if (typeof inner !== 'object') {
    return id;
  }
  const { enum: values, pattern } = inner;
  if (values !== undefined) {
    return String(values[0]);
  }
  return typeof pattern === 'string' && new RegExp(pattern).test(QUARTER) ? QUARTER : id;
}

/** What a part of a path may be that is no id. */
const QUARTER = '2026-Q3';

function isShape(inner: BodyShape | boolean): inner is BodyShape {
  return typeof inner === 'object';
}
