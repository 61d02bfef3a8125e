import type { Node } from 'web-tree-sitter';

/** How many ERROR and MISSING nodes a tree has, outermost only. */
export function countParseErrors(root: Node): number {
  let count = 0;
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.isError || node.isMissing) {
      count++;
    } else if (node.hasError) {
      for (const child of node.children) {
        open.push(child);
      }
    }
  }
  return count;
}
