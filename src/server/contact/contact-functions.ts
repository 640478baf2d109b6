import type { ServerFunction } from '#server/functions/define-function.ts';
import { contactMessagesFunction } from './contact-messages.ts';
import type { ContactSettings } from './contact-settings.ts';

/** Writing to the people who run the product: its part of the table of functions. */
export function contactFunctions(settings: ContactSettings): readonly ServerFunction[] {
  return [contactMessagesFunction(settings)];
}
