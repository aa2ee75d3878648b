import { listStored, readStored, removeStored, writeStored } from '../../host/storage.ts';
import {
  formatPointsEvent,
  type PendingPointsEvent,
  POINTS_EVENT_PREFIX,
  parsePointsEvent,
} from '../../model/points/pendingEvents.ts';

/** Returns whether this browser has points events that were not credited yet. */
export const hasPendingPoints = (): boolean => listStored(POINTS_EVENT_PREFIX).length > 0;

/** Returns the events that the server has not answered, the oldest first; removes invalid ones. */
export function listPendingPoints(): readonly PendingPointsEvent[] {
  const now = Date.now();
  return listStored(POINTS_EVENT_PREFIX)
    .flatMap((name) => {
      const key = name.slice(POINTS_EVENT_PREFIX.length);
      const event = parsePointsEvent(key, readStored(name), now);
      if (event === null) removeStored(name);
      return event ?? [];
    })
    .sort((a, b) => a.at - b.at);
}

export const savePendingPoints = (event: PendingPointsEvent): void =>
  writeStored(POINTS_EVENT_PREFIX + event.key, formatPointsEvent(event));

export const removePendingPoints = ({ key }: Pick<PendingPointsEvent, 'key'>): void =>
  removeStored(POINTS_EVENT_PREFIX + key);
