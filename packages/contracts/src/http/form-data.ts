/**
 * A multipart body: files and texts of a list repeat under their field's name, lists and objects of other things go
 * as JSON, numbers as digits. What is absent is left out.
 */
export function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) {
    for (const part of partsOf(value)) {
      form.append(field, part);
    }
  }
  return form;
}

function partsOf(value: unknown): (string | Blob)[] {
  if (value === undefined || value === null) {
    return [];
  }
  if (value instanceof Blob) {
    return [value];
  }
  if (Array.isArray(value) && value.every((one) => one instanceof Blob || typeof one === 'string')) {
    return value;
  }
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}
