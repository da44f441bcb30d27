/** A CPU profile as V8 writes it, as far as it is read here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Microseconds. */
  readonly startTime: number;
  readonly endTime: number;
  /** Ids of nodes, one for each sample. */
  readonly samples: readonly number[];
}

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

export interface CallFrame {
  readonly functionName: string;
  /** '0' for what is not JavaScript. */
  readonly scriptId: string;
  /** Empty for what is not JavaScript, and for a script that a page was given as text. */
  readonly url: string;
}

/** A function and what it called, with all its samples. */
export interface Frame {
  readonly name: string;
  readonly origin: Origin;
  samples: number;
  /** Samples in the function itself. */
  own: number;
  readonly callees: Map<string, Frame>;
}

/** Whose code a function is. */
export type Origin = 'own' | 'package' | 'node' | 'native';

const IDLE = '(idle)';
const NAMELESS = '(anonymous)';

/** The frames of a profile from its root on, without the time in which nothing ran. Calls of one function by one function are one frame. */
export function toFrames({ nodes, samples }: CpuProfile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  for (const id of samples) own.set(id, (own.get(id) ?? 0) + 1);
  const root = newFrame('all', 'native');
  const add = (node: ProfileNode, into: Frame): number => {
    into.own += own.get(node.id) ?? 0;
    let count = own.get(node.id) ?? 0;
    for (const id of node.children ?? []) {
      const callee = byId.get(id);
      if (callee && callee.callFrame.functionName !== IDLE) {
        count += add(callee, frameIn(into, callee.callFrame));
      }
    }
    into.samples += count;
    return count;
  };
  const [first] = nodes;
  if (first) add(first, root);
  return root;
}

/** The share of samples in each function itself, the greatest first. */
export function ownShares(root: Frame): { readonly name: string; readonly share: number }[] {
  const own = new Map<string, number>();
  const add = (frame: Frame) => {
    own.set(frame.name, (own.get(frame.name) ?? 0) + frame.own);
    for (const callee of frame.callees.values()) add(callee);
  };
  add(root);
  return [...own]
    .map(([name, samples]) => ({ name, share: samples / root.samples }))
    .sort((a, b) => b.share - a.share);
}

function frameIn(caller: Frame, callFrame: CallFrame): Frame {
  const { functionName } = callFrame;
  const name = functionName === '' ? NAMELESS : functionName;
  const origin = originOf(callFrame);
  const key = `${origin} ${name}`;
  const frame = caller.callees.get(key) ?? newFrame(name, origin);
  caller.callees.set(key, frame);
  return frame;
}

function newFrame(name: string, origin: Origin): Frame {
  return { name, origin, samples: 0, own: 0, callees: new Map() };
}

function originOf({ scriptId, url }: CallFrame): Origin {
  if (scriptId === '0') return 'native';
  if (url.startsWith('node:')) return 'node';
  return url.includes('/node_modules/') ? 'package' : 'own';
}
