/** The page's own address below its host, to come back to. */
export const readOwnPath = (): string => location.pathname + location.search + location.hash;

/** Goes to another page; Back does not come back to this one. */
export const leaveFor = (address: string): void => location.replace(address);

/** Goes to another page, and Back comes back. */
export const goTo = (address: string): void => location.assign(address);

export const reloadPage = (): void => location.reload();
