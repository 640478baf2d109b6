import { communityLimits } from '#domain/community/community-limits.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { refusal } from './refusal.ts';
import { shownHtml } from './shown-text.ts';

/** Rule 9.376. `community-previews`: a text as it will be shown. @throws AppError 400 `text_long`. */
export function previewsFunction(): ServerFunction {
  return defineFunction({
    name: 'community-previews',
    access: 'account',
    limit: { burst: 60, perHour: 600 },
    async run({ content }) {
      if (content.length > communityLimits.post) throw refusal('text_long');
      return { html: shownHtml(content) };
    },
  });
}
