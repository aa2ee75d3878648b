/** Marks where a part of a template is inserted when it is there (host/templateContent.ts). */
export const Slot = ({ name }: { readonly name: string }) => <template data-slot={name} />;
