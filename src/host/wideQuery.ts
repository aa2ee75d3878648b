/** The window of a desk, with columns side by side. A file of its own, which every page loads. */
export const WIDE_QUERY = '(min-width: 960px)';
