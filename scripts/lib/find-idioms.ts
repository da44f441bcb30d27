import ts from 'typescript';
import { IDIOMS } from './idioms';

/** An idiom in words that a person reads. */
export interface Found {
  readonly line: number;
  /** The words around it, on one line. */
  readonly words: string;
  readonly idiom: string;
  readonly write: string;
}

const READ_ATTRIBUTES = new Set(['aria-label', 'title', 'placeholder', 'label', 'alt']);

/**
 * The idioms of shared/content/VOICE.md in a TypeScript source, of the file called `name`. Read are JSX text, the attributes
 * that are shown or spoken, and texts of two words or more.
 */
export function findIdioms(name: string, source: string): Found[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const words = text.replace(/\s+/g, ' ').trim();
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const [pattern, write] of IDIOMS) {
        const [idiom] = pattern.exec(words) ?? [];
        if (idiom !== undefined) found.push({ line, words, idiom, write });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What a person reads of a node; undefined where it is nothing, or no text. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return withSpace([node.head, ...node.templateSpans.map(({ literal }) => literal)]);
  }
  if (!ts.isStringLiteralLike(node)) return undefined;
  return isReadAttribute(node.parent) ? node.text : withSpace([node]);
}

/** Texts of one word are names and keys. What a template puts in counts as three dots. */
function withSpace(parts: readonly { readonly text: string }[]): string | undefined {
  const text = parts.map((part) => part.text).join('…');
  return text.includes(' ') ? text : undefined;
}

function isReadAttribute(node: ts.Node): boolean {
  return ts.isJsxAttribute(node) && READ_ATTRIBUTES.has(node.name.getText());
}
