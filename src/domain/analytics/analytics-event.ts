import { z } from 'zod';

/**
 * Rule 3.27, Rule 7.14: what a page tells of itself, in the form of Umami's collector: `type` and `payload`, and the string that
 * the answer before gave. Nothing of it names a person; what could (the title, a query, data of an event) is not kept.
 */
export const analyticsEvent = z.object({
  type: z.enum(['event', 'identify']),
  payload: z.object({
    hostname: z.string().max(255),
    language: z.string().max(35).default(''),
    /** As '390x844'. */
    screen: z.string().max(20).default(''),
    url: z.string().max(2000),
    title: z.string().max(500).default(''),
    referrer: z.string().max(2000).default(''),
    tag: z.string().max(50).optional(),
    name: z.string().max(50).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
  cache: z.string().max(200).optional(),
});

export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** Rule 5.23: what an event without a name is recorded as. */
export const unknownEvent = '#unknown-event';
