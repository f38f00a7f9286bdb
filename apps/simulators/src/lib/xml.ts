import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element: its attributes, its child elements in order, and its text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function attributesOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}

function toElement(node: unknown): XmlElement | null {
  if (!isRecord(node)) return null;
  const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
  if (name === undefined) return null;
  const parts: readonly unknown[] = Array.isArray(node[name]) ? node[name] : [];
  const texts = parts.map((part) => (isRecord(part) && '#text' in part ? String(part['#text']) : ''));
  return {
    name,
    attributes: attributesOf(node[':@']),
    children: parts.map(toElement).filter((child) => child !== null),
    text: texts.join(''),
  };
}

/**
 * Reads an XML document.
 *
 * @returns its root element, or a sentence that says why it is not well-formed; document type
 * declarations are rejected, because they can name files and grow without limit
 */
export function parseXml(text: string): XmlElement | string {
  if (/<!DOCTYPE/i.test(text)) return 'document type declarations are not accepted';
  const valid = XMLValidator.validate(text);
  if (valid !== true) return `not well-formed XML: ${valid.err.msg} (line ${valid.err.line})`;
  const nodes: unknown = parser.parse(text);
  const roots = (Array.isArray(nodes) ? nodes : []).map(toElement).filter((node) => node !== null);
  const [root] = roots;
  return root === undefined || roots.length !== 1
    ? 'not well-formed XML: exactly one root element is needed'
    : root;
}

/** The first child element at a path of names, or null. */
export function findElement(element: XmlElement, ...path: readonly string[]): XmlElement | null {
  let found: XmlElement | null = element;
  for (const name of path) found = found?.children.find((child) => child.name === name) ?? null;
  return found;
}

/** The text of the element at a path, blank when it is absent. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  return findElement(element, ...path)?.text ?? '';
}

/** All child elements of a name. */
export function elementsOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** XML that is already escaped; custom, because fast-xml-parser writes characters that XML 1.0 rejects. */
export interface XmlText {
  readonly xml: string;
}

function escapeXml(text: string): string {
  return (
    text
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      // Control characters are not allowed in XML 1.0 at all.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
  );
}

/** An element with text or child elements; children that are null are left out. */
export function xml(
  name: string,
  content: string | readonly (XmlText | null)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlText {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner =
    typeof content === 'string' ? escapeXml(content) : content.map((child) => child?.xml ?? '').join('');
  return { xml: `<${name}${written.join('')}>${inner}</${name}>` };
}

/** A whole document of one root element. */
export function xmlDocument(root: XmlText): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
