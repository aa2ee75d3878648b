/** Whether the arguments of a command ask for its text, whatever else they say. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');
