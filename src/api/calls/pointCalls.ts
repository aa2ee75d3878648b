import type { ApiCall } from '../request.ts';

/** The names of the events that earn points. */
export const eventTypesCall: ApiCall = {
  path: '/base_url/amuc/api/event/eventTypes',
  member: true,
};
