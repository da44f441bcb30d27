import { parseSync } from 'vite';
import { PATTERN_PARTS } from './missing-names';

/** What a script asks its browser for, as far as names say. */
export interface UsedNames {
  readonly globals: Set<string>;
  readonly statics: Set<string>;
  readonly members: Set<string>;
  readonly patterns: Set<string>;
  /** Names that the script gives to members of its own: seen again, they need not be the browser's. */
  readonly own: Set<string>;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const GLOBAL_OBJECTS = ['window', 'self', 'globalThis'];

export function usedNames(source: string): UsedNames {
  const { program, errors } = parseSync('script.js', source, { sourceType: 'module' });
  if (errors[0]) throw new Error(errors[0].message);
  const reader = new Reader();
  reader.read(program);
  return reader.used();
}

class Reader {
  readonly #identifiers = new Set<string>();
  readonly #paths = new Set<string>();
  readonly #globalMembers = new Set<string>();
  readonly #members = new Set<string>();
  readonly #patterns = new Set<string>();
  readonly #own = new Set<string>();
  readonly #declared = new Set<string>();

  read(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) this.read(each);
    else if (isNode(value)) this.#readNode(value);
  }

  used(): UsedNames {
    const globals = [...this.#identifiers].filter((name) => !this.#declared.has(name));
    const statics = [...this.#paths].filter(
      (path) => !this.#declared.has(path.split('.', 1)[0] ?? ''),
    );
    return {
      globals: new Set([...globals, ...this.#globalMembers]),
      statics: new Set(statics),
      members: this.#members,
      patterns: this.#patterns,
      own: this.#own,
    };
  }

  #readNode(node: Node): void {
    switch (node.type) {
      case 'Identifier':
        this.#identifiers.add(nameOf(node));
        return;
      case 'MemberExpression':
        this.#readMember(node);
        return;
      case 'Property':
      case 'MethodDefinition':
      case 'PropertyDefinition':
        if (node.computed) this.read(node.key);
        else this.#own.add(nameOf(node.key));
        this.read(node.value);
        return;
      case 'Literal':
        this.#readRegExp(node.regex);
        return;
      case 'AssignmentExpression':
        if (isNode(node.left) && node.left.type === 'MemberExpression' && !node.left.computed)
          this.#own.add(nameOf(node.left.property));
        break;
      case 'VariableDeclarator':
        this.#readGlobals(node);
        this.#declare(node.id);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ClassDeclaration':
      case 'ClassExpression':
        this.#declare(node.id);
        this.#declare(node.params);
        break;
      case 'ArrowFunctionExpression':
        this.#declare(node.params);
        break;
      case 'ImportSpecifier':
        this.#declare(node.local);
        return;
      case 'ExportSpecifier':
        return;
    }
    this.#readParts(node);
  }

  #readParts(node: Node): void {
    for (const part of Object.values(node)) this.read(part);
  }

  #readMember({ object, property, computed }: Node): void {
    this.read(object);
    if (computed) {
      this.read(property);
      return;
    }
    const name = nameOf(property);
    if (isGlobalObject(object)) this.#globalMembers.add(name);
    else this.#members.add(name);
    if (isNode(object) && object.type === 'Identifier')
      this.#paths.add(`${nameOf(object)}.${name}`);
  }

  /** `const { launchQueue } = window` reads members as well. */
  #readGlobals({ id, init }: Node): void {
    if (!isNode(id) || id.type !== 'ObjectPattern' || !isGlobalObject(init)) return;
    for (const { key } of id.properties as Node[]) this.#globalMembers.add(nameOf(key));
  }

  #declare(pattern: unknown): void {
    if (Array.isArray(pattern)) for (const each of pattern) this.#declare(each);
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') this.#declared.add(nameOf(pattern));
    this.#declare(pattern.properties ?? pattern.elements);
    this.#declare(pattern.type === 'Property' ? pattern.value : (pattern.left ?? pattern.argument));
  }

  #readRegExp(regex: unknown): void {
    if (typeof regex !== 'object' || regex === null) return;
    const { pattern, flags } = regex as { readonly pattern: string; readonly flags: string };
    if (flags.includes('v')) this.#patterns.add('v');
    for (const [part, found] of Object.entries(PATTERN_PARTS))
      if (found.test(pattern)) this.#patterns.add(part);
  }
}

function isGlobalObject(value: unknown): boolean {
  return isNode(value) && value.type === 'Identifier' && GLOBAL_OBJECTS.includes(nameOf(value));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.name ?? node.value ?? '');
}
