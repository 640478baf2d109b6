import { useTranslation } from 'react-i18next';
import { MockClip } from './mock-clip.tsx';
import type { OpenPart } from './use-open-part.ts';

type ConversationProps = {
  readonly clip: NonNullable<OpenPart['clip']>;
  readonly now: number | null;
};

/** C1's long conversation, played by the server's clock while its summary is written. Rule 9.395. */
export function Conversation({ clip, now }: ConversationProps) {
  const { t } = useTranslation('open-mocks');
  const endsAt = clip.plays.at(-1)?.to ?? 0;
  if (now !== null && now >= endsAt)
    return (
      <p className="border-b border-hairline px-4 py-2 text-sm text-second lg:px-10">
        {t('conversation.over')}
      </p>
    );
  return (
    <div className="border-b border-hairline px-4 py-3 lg:px-10">
      <MockClip
        url={`/audio/stimulus/${clip.stimulusId}.mp3`}
        plays={clip.plays}
        endsAt={endsAt}
        now={now}
        words={{
          read: t('conversation.read'),
          again: t('conversation.again'),
          answer: t('conversation.over'),
          ends: (time) => t('conversation.ends', { time }),
        }}
      />
    </div>
  );
}
