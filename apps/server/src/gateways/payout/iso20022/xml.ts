import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { StatementRejected } from '../port.ts';

/** An element as read: text, or its children by name. A name that occurs several times holds a list. */
export type XmlNode = string | readonly XmlNode[] | { readonly [name: string]: XmlNode };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Amounts and account numbers must stay text: as numbers they would lose digits.
  parseTagValue: false,
  parseAttributeValue: false,
});

/** Reads a document that an outside system sent. Throws StatementRejected for broken XML or a document type. */
export function readXml(xml: string): XmlNode {
  // Statements need no document type, and a document type is how entity bombs get in.
  if (/<!DOCTYPE/i.test(xml)) {
    throw new StatementRejected('The file carries a document type, which a statement never does.');
  }
  const validity = XMLValidator.validate(xml);
  if (validity !== true) {
    throw new StatementRejected(
      `The file is not well-formed XML (line ${validity.err.line}): ${validity.err.msg}`,
    );
  }
  return parsed(xml);
}

/** The parser finds mistakes that its validation lets pass, as a declaration that does not end. */
function parsed(xml: string): XmlNode {
  try {
    const document: XmlNode = parser.parse(xml);
    return document;
  } catch (error) {
    throw new StatementRejected(
      `The file is not well-formed XML: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** The node at a path of element names; the first where a name repeats; undefined where there is none. */
export function at(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((current, name) => child(first(current), name), node);
}

/** All nodes of that name directly below the node. */
export function all(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  const found = child(first(node), name);
  if (found === undefined) {
    return [];
  }
  return isList(found) ? found : [found];
}

/** The trimmed text at a path; null where it is absent or blank. */
export function textAt(node: XmlNode | undefined, ...path: readonly string[]): string | null {
  const found = first(at(node, ...path));
  const inner = typeof found === 'object' && !isList(found) ? found['#text'] : found;
  const text = typeof inner === 'string' ? inner.trim() : '';
  return text === '' ? null : text;
}

function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return typeof node === 'object' && !isList(node) && Object.hasOwn(node, name) ? node[name] : undefined;
}

function first(node: XmlNode | undefined): XmlNode | undefined {
  return isList(node) ? node[0] : node;
}

function isList(node: XmlNode | undefined): node is readonly XmlNode[] {
  return Array.isArray(node);
}
