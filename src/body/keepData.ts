/** Stands in for a deep clone of hast's `data`, which our trees never have (astro.config.mjs). */
const keepData = (data: unknown): unknown => data;
export default keepData;
