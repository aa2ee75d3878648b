import { isBlank } from './tree.ts';
import type { ElementNode, Node } from './types.ts';

export interface LiftRule {
  readonly isTarget: (node: Node) => boolean;
  /** Whether a target may not stay in this element. */
  readonly leaves: (parent: ElementNode) => boolean;
  /** What a target takes along from an element it leaves. */
  readonly pass?: (target: Node, parent: ElementNode) => Node;
}

/**
 * Targets rise out of the elements they leave: each of these is split around them, both
 * halves keep its attributes (the first one its id), and halves with nothing to see are dropped.
 */
export function lift(nodes: readonly Node[], rule: LiftRule): Node[] {
  return nodes.flatMap((node) => (node.type === 'element' ? liftFrom(node, rule) : [node]));
}

function liftFrom(parent: ElementNode, rule: LiftRule): Node[] {
  const children = lift(parent.children, rule);
  if (!rule.leaves(parent) || !children.some(rule.isTarget)) return [{ ...parent, children }];
  let { properties } = parent;
  const { id: _, ...rest } = properties;
  const result: Node[] = [];
  let half: Node[] = [];
  const endHalf = () => {
    if (!isBlank(half)) {
      result.push({ ...parent, properties, children: half });
      properties = rest;
    }
    half = [];
  };
  for (const child of children) {
    if (!rule.isTarget(child)) half.push(child);
    else {
      endHalf();
      result.push(rule.pass?.(child, parent) ?? child);
    }
  }
  endHalf();
  return result;
}
