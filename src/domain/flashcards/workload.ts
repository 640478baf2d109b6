import { createSchedule, type Memory } from './schedule.ts';
import type { ScheduleSettings } from './schedule-settings.ts';

const cards = 64;
const days = 365;

/**
 * Reviews that one new card makes within its first year, at the aim of the settings: with so many new cards a day it is,
 * per new card, the number of reviews a day after a year. Without the short pauses of the first day and after forgetting.
 * Cards are gone through with evenly spread chances instead of drawn ones, so the same settings give the same number.
 */
export function reviewsInFirstYear(settings: ScheduleSettings): number {
  const schedule = createSchedule({ ...settings, spread: false });
  let reviews = 0;
  for (let card = 0; card < cards; card += 1) {
    let memory: Memory = schedule.remember(null, { rating: 'good', days: 0 });
    let day = 0;
    for (let nth = 1; ; nth += 1) {
      const pause = schedule.daysUntilDue(memory.stability);
      day += pause;
      if (day > days) break;
      const recalled = spread(card, nth) < schedule.recallChance(memory, pause);
      memory = schedule.remember(memory, { rating: recalled ? 'good' : 'again', days: pause });
      reviews += 1;
    }
  }
  return reviews / cards;
}

/** Numbers in [0, 1), evenly spread over the cards for each of their reviews (Weyl's sequence of the golden ratio). */
function spread(card: number, nth: number): number {
  return (card / cards + nth * 0.6180339887) % 1;
}
