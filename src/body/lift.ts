import { isBlank } from './tree.ts';
import type { ElementNode, Node } from './types.ts';

export interface LiftRule {
  readonly isTarget: (node: Node) => boolean;
  /** Whether a target must be moved out of this element. */
  readonly leaves: (parent: ElementNode) => boolean;
  /** Changes a target when it is moved out of an element. */
  readonly pass?: (target: Node, parent: ElementNode) => Node;
}

/**
 * Moves targets out of the elements that may not contain them: these are split around the
 * target, both halves keep the attributes (the first one its id), and halves without visible
 * content are dropped.
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
