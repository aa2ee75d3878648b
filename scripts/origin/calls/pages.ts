/** Items on a page of a list; the parameter `count` is ignored (interop section 4). */
export const PAGE_SIZE = 20;
