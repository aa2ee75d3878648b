import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { addFollowName, type FollowName, parseFollowNames } from '../model/follow/followName.ts';

const KEY = STORAGE_KEYS.follows;

/** Returns the names of what was followed on this device, the newest first. */
export const readFollowNames = (): readonly FollowName[] => parseFollowNames(readStored(KEY));

/** Saves the name of something that a member follows. */
export const saveFollowName = (name: FollowName): void =>
  writeStored(KEY, JSON.stringify(addFollowName(readFollowNames(), name)));
