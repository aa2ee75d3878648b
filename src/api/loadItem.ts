import type { Result } from '../model/result.ts';
import type { Client } from './client.ts';
import type { ApiError } from './errors.ts';

/** Loads the content of a page by the id in its address; fails with `empty` where there is none. */
export type LoadItem<T> = (client: Client, id: string) => Promise<Result<T, ApiError>>;
