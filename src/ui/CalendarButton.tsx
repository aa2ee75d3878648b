import type { ActionTranslate } from '../i18n/translate.ts';
import type { CalendarEvent } from '../model/calendarFile.ts';
import { Message } from './Message.tsx';

interface CalendarButtonProps {
  readonly event: CalendarEvent;
  readonly t: ActionTranslate;
}

/** Renders the button that adds an event to the device's calendar (actions/addToCalendar.ts). */
export const CalendarButton = ({ event, t }: CalendarButtonProps) => (
  <button
    className="beside-fact"
    data-act="calendar"
    data-event={JSON.stringify(event)}
    type="button"
  >
    <Message k="reader.calendar" t={t} />
  </button>
);
