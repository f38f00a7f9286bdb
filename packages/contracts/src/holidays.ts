/** Calendars of holidays: the federal ones, and the days on which banks in Kuala Lumpur are closed (decision 047). */
export const holidayCalendars = ['federal', 'kuala_lumpur_bank'] as const;

export type HolidayCalendar = (typeof holidayCalendars)[number];
