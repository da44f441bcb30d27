import ts from 'typescript';

/** A small change of a source: what stands from `start` to `end` gives way to `replacement`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

type Change = readonly [ts.Node, string];

/** What stands for an operator: both neighbours of a comparison, else its opposite. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Methods that are left out: their receiver stands alone. */
const LEFT_OUT = new Set(['filter', 'slice', 'toSorted', 'sort', 'toReversed', 'trim']);

/**
 * The mutants of a TypeScript source, those that StrykerJS names: other operators, conditions that always hold or never do,
 * emptied blocks, strings, lists and objects, other methods. Left alone are types, imports, messages of errors, and the heads
 * of loops, which would only run for ever.
 */
export function mutantsOf(text: string): Mutant[] {
  const source = ts.createSourceFile(
    'a.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    for (const [changed, replacement] of changesOf(node)) {
      const [start, end] = [changed.getStart(source), changed.getEnd()];
      if (text.slice(start, end) !== replacement) mutants.push({ start, end, replacement });
    }
    ts.forEachChild(node, (child) => {
      if (!isHeadOfLoop(child)) visit(child);
    });
  };
  visit(source);
  return mutants;
}

function isLeftAlone(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))
  );
}

function isHeadOfLoop(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isForStatement(parent)) return node === parent.condition || node === parent.incrementor;
  if (ts.isWhileStatement(parent) || ts.isDoStatement(parent)) return node === parent.expression;
  return false;
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) return changesOfBinary(node);
  if (ts.isPrefixUnaryExpression(node)) return changesOfUnary(node);
  if (ts.isIfStatement(node)) return held(node.expression);
  if (ts.isConditionalExpression(node)) return held(node.condition);
  if (ts.isCallExpression(node)) return changesOfCall(node);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [[node.body, 'undefined']];
  if (ts.isBlock(node) && node.statements.length > 0) return [[node, '{}']];
  return changesOfValue(node);
}

function changesOfBinary(node: ts.BinaryExpression): Change[] {
  const { operatorToken, left, right } = node;
  const joinsText = [left, right].some((side) => ts.isStringLiteralLike(side));
  const others = OPERATORS[operatorToken.getText()] ?? [];
  return joinsText ? [] : others.map((other) => [operatorToken, other]);
}

function changesOfUnary(node: ts.PrefixUnaryExpression): Change[] {
  const isTurned =
    node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken;
  return isTurned ? [[node, node.operand.getText()]] : [];
}

function held(condition: ts.Expression): Change[] {
  return [
    [condition, 'true'],
    [condition, 'false'],
  ];
}

function changesOfCall(call: ts.CallExpression): Change[] {
  const { expression } = call;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name } = expression;
  if (LEFT_OUT.has(name.text)) return [[call, expression.expression.getText()]];
  const other = METHODS[name.text];
  return other === undefined ? [] : [[name, other]];
}

function changesOfValue(node: ts.Node): Change[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isStringLiteral(node) && node.text !== '' && !isName(node)) return [[node, "''"]];
  if (ts.isTemplateExpression(node)) return [[node, "''"]];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return [[node, '[]']];
  if (ts.isObjectLiteralExpression(node) && node.properties.length > 0) return [[node, '{}']];
  return [];
}

/** What a property or a module is called. */
function isName(node: ts.StringLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
