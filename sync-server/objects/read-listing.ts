import type { ListedObject } from './object-store';

/** A page of the answer to ListObjectsV2. */
export interface Listing {
  readonly objects: readonly ListedObject[];
  /** The common prefixes, whole. */
  readonly folders: readonly string[];
  /** Undefined on the last page. */
  readonly next: string | undefined;
}

/** Reads the XML of a page. Throws where it is not one: an empty list must not be taken for an answer that was cut off. */
export function readListing(xml: string): Listing {
  if (!xml.trimEnd().endsWith('</ListBucketResult>')) throw new Error('The list is cut off.');
  const next = textOf(xml, 'NextContinuationToken');
  const isTruncated = textOf(xml, 'IsTruncated') === 'true';
  if (isTruncated && !next) throw new Error('The list does not say how it continues.');
  return {
    objects: elementsOf(xml, 'Contents').map(readObject),
    folders: elementsOf(xml, 'CommonPrefixes').map((each) => required(each, 'Prefix')),
    next: isTruncated ? next : undefined,
  };
}

function readObject(element: string): ListedObject {
  return {
    key: required(element, 'Key'),
    bytes: Number(required(element, 'Size')),
    modifiedAt: Date.parse(required(element, 'LastModified')),
  };
}

function elementsOf(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'));
  return Array.from(elements, ([, content = '']) => content);
}

function required(xml: string, name: string): string {
  const text = textOf(xml, name);
  if (text === undefined) throw new Error(`The list lacks a ${name}.`);
  return text;
}

/** The code that S3 gives an error, such as `NoSuchKey`; empty where there is none. */
export function codeOf(xml: string): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? '';
}

function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll(/&(#x?[0-9a-f]+|\w+);/gi, (_, entity: string) => decode(entity));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decode(entity: string): string {
  if (!entity.startsWith('#')) return ENTITIES[entity] ?? '';
  const isHex = /^#x/i.test(entity);
  return String.fromCodePoint(Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10));
}
