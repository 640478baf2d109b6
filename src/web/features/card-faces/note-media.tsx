import { useTranslation } from 'react-i18next';
import type { ShownCard } from './card-text.ts';

type NoteMediaProps = { readonly card: ShownCard; readonly side: 'front' | 'back' | 'example' };

/** Sounds and pictures of a note's side. A picture has its name for a text: nobody has described it. */
export function NoteMedia({ card, side }: NoteMediaProps) {
  const { t } = useTranslation('flashcards');
  const media = card.note?.media.filter((one) => one.side === side) ?? [];
  return media.map(({ mediaId, name, type }) =>
    type.startsWith('image/') ? (
      <img
        key={mediaId}
        src={`/app/flashcards/media/${mediaId}`}
        alt={t('round.picture', { name })}
        className="mx-auto mt-4 max-h-64 rounded-control"
      />
    ) : (
      // biome-ignore lint/a11y/useMediaCaption: a sound of one's own has no captions; the card's text says it
      <audio
        key={mediaId}
        controls
        preload="none"
        src={`/app/flashcards/media/${mediaId}`}
        aria-label={t('round.hear', { words: name })}
        className="mx-auto mt-4"
      />
    ),
  );
}
