import { parseAst } from 'vite';

/** A function of a module, by its own name after those of what it stands in: `RxQueryBase.exec`, `get RxQueryBase.$`. */
interface NamedFunction {
  readonly name: string;
  readonly node: FunctionNode;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface FunctionNode extends Node {
  readonly async: boolean;
  readonly params: readonly Node[];
  readonly body: Node;
}

/** What a node of a module may hold that says what a function in it is called. */
interface NamingNode extends Node {
  readonly id?: Node | null;
  readonly key?: Node;
  readonly kind?: string;
  readonly left?: Node;
  readonly property?: Node;
  readonly name?: string;
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const LEFT_OUT = 'function leftOut(name) { throw new Error(name + " is left out of the build"); }';

/** All functions of a module that have a name. One that stands in a function without a name is named as if beside it. */
export function functionsOf(code: string): NamedFunction[] {
  const found: NamedFunction[] = [];
  visit(parseAst(code) as Node, '');
  return found;

  function visit(node: Node, within: string): void {
    const own = nameOf(node);
    const name = own && within ? `${within}.${own}` : own || within;
    for (const child of childrenOf(node)) {
      if (isFunction(child) && own) found.push({ name, node: child });
      visit(child, name);
    }
    if (node.type === 'FunctionDeclaration' && isFunction(node)) found.push({ name, node });
  }
}

/** A module in which each of these functions throws as soon as it is called. Throws where one of them is not in it exactly once. */
export function leaveOut(code: string, names: readonly string[]): string {
  const functions = functionsOf(code);
  const chosen = names.map((name) => {
    const found = functions.filter((each) => each.name === name);
    if (!found[0] || found[1]) throw new Error(`${name} is there ${found.length} times, not once.`);
    return found[0];
  });
  const text = chosen
    .sort((a, b) => b.node.start - a.node.start)
    .reduce((rest, { name, node }) => withoutBody(rest, node, name), code);
  return `${text}\n${LEFT_OUT}\n`;
}

function withoutBody(code: string, node: FunctionNode, name: string): string {
  const { type, start, end, params, body } = node;
  // The last of its names stands beside it already, so that it is hardly any byte more.
  const thrown = `{ leftOut(${JSON.stringify(name.split('.').at(-1))}); }`;
  if (type === 'ArrowFunctionExpression')
    return `${code.slice(0, start)}() => ${thrown}${code.slice(end)}`;
  const head = code.slice(start, params[0]?.start ?? body.start);
  return `${code.slice(0, start)}${head}${params[0] ? ') ' : ''}${thrown}${code.slice(end)}`;
}

function nameOf(node: NamingNode): string {
  const { type, id, key, kind, left } = node;
  if (type === 'AssignmentExpression') return nameOfTarget(left);
  const named = nameOfTarget(id ?? key);
  return kind === 'get' ? `get ${named}` : named;
}

function nameOfTarget(target: NamingNode | undefined): string {
  return target?.name ?? (target?.property as NamingNode | undefined)?.name ?? '';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isFunction(node: Node): node is FunctionNode {
  return FUNCTIONS.includes(node.type);
}
