import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import type { DraftVersion } from '#domain/reading/story-draft.ts';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { callDesk } from './send-desk.ts';

export type SuggestVersionProps = {
  readonly draftId: string;
  readonly level: StoryLevel;
  /** Who is asked; null where no language model is configured. */
  readonly model: string | null;
  /** What is made easier: the source, or a version that there is. */
  readonly from: string;
  readonly version: DraftVersion;
  readonly onVersion: (version: DraftVersion) => void;
};

type Words = Pick<DraftVersion, 'title' | 'lead' | 'text'>;
const shortest = 40;

/** A version put into easier words by a language model: it stands beside the text until an editor takes it. Rule 9.482. */
export function SuggestVersion({ draftId, level, model, from, version, onVersion }: SuggestVersionProps) {
  const { t } = useTranslation('desk');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [offered, setOffered] = useState<Words | null>(null);
  const [before, setBefore] = useState<Words | null>(null);
  if (!model) return <p className="text-sm text-muted">{t('suggest.noModel')}</p>;
  if (from.trim().length < shortest) return <p className="text-sm text-muted">{t('suggest.nothing')}</p>;

  const ask = async () => {
    setBusy(true);
    setProblem(null);
    const text = from.trim().slice(0, draftLimits.source);
    const reply = await callDesk(
      { list: 'stories', id: draftId },
      { name: 'desk-suggestions', body: { level, text } },
    );
    setBusy(false);
    if (reply.ok && reply.answer.kind === 'suggested') setOffered(reply.answer);
    else setProblem(reply.ok && reply.answer.kind === 'refused' ? reply.answer.reason : 'failed');
  };
  const take = ({ title, lead, text }: Words) => onVersion({ ...version, title, lead, text });

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void ask()} disabled={busy}>
          {t('suggest.ask', { level })}
        </Button>
        {before && (
          <Button
            variant="quiet"
            onClick={() => {
              take(before);
              setBefore(null);
            }}
          >
            {t('suggest.putBack')}
          </Button>
        )}
        <p role="status" className="text-sm text-second">
          {busy ? t('suggest.busy', { model }) : problem && t(`suggest.problem.${problem}`)}
        </p>
      </div>
      {offered && (
        <Card tone="sunk" aria-label={t('suggest.offered')} className="space-y-2">
          <p className="text-sm text-muted">{t('suggest.by', { model })}</p>
          <p lang="nb" className="font-semibold">
            {offered.title}
          </p>
          <p lang="nb">{offered.lead}</p>
          <p lang="nb" className="whitespace-pre-line">
            {offered.text}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() => {
                if (version.text !== '') setBefore(version);
                take(offered);
                setOffered(null);
              }}
            >
              {t('suggest.take')}
            </Button>
            <Button variant="quiet" onClick={() => setOffered(null)}>
              {t('suggest.leave')}
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
