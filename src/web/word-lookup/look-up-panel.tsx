import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ErrorState, SkeletonText } from '#web/components/states.tsx';
import { Input } from '#web/forms/field.tsx';
import type { LookUpStart } from './look-up-start.ts';
import { Meaning } from './meaning.tsx';
import { norwegianWords, type RegionWord, wordAtPoint } from './region-words.ts';
import { useMeaning } from './use-meaning.ts';
import { useWordMark } from './use-word-mark.ts';

type LookUpPanelProps = {
  readonly region: RefObject<HTMLElement | null>;
  readonly start: LookUpStart;
  readonly onClose: () => void;
};

/**
 * What a word of the region means, beside it on a large screen and at the foot of a small one. The page stays in use:
 * another word may be tapped, or gone to with the arrow keys, or written into the field.
 */
export default function LookUpPanel({ region, start, onClose }: LookUpPanelProps) {
  const { t } = useTranslation('words');
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const titleId = useId();
  const [word, setWord] = useState<RegionWord | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const asked = typed ?? word?.text ?? null;
  const meaning = useMeaning(asked, typed === null ? (word?.sentence ?? '') : '');
  useWordMark(typed === null ? (word?.range ?? null) : null);

  // A tap beside a word closes the panel; another word takes its place.
  useEffect(() => {
    const found = start === 'first_word' ? firstInSight(region.current) : wordAtPoint(start.x, start.y);
    setTyped(null);
    if (found) setWord(found);
    else onClose();
  }, [start, region, onClose]);

  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);
  const isOpen = word !== null;
  useEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const step = (by: 1 | -1) => {
    if (!region.current || !word) return;
    const words = norwegianWords(region.current);
    const at = words.findIndex(({ range }) => isSame(range, word.range));
    const next = words[at + by];
    if (!next) return;
    setTyped(null);
    setWord(next);
    next.range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The test's own keys are not meant here.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };

  if (!word || asked === null) return null;
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-no-look-up
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      style={placeBeside(word.range)}
      className="look-up on-card bg-card text-text outline-none"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} lang="nb" className="min-w-0 font-serif text-xl leading-snug font-[560] break-words">
          {asked}
        </h2>
        <div className="-mt-2 -mr-2 flex shrink-0">
          <PanelButton label={t('previous')} icon="lucide:arrow-left" onClick={() => step(-1)} />
          <PanelButton label={t('next')} icon="lucide:arrow-right" onClick={() => step(1)} />
          <PanelButton label={t('close')} icon="lucide:x" onClick={onClose} />
        </div>
      </div>
      <div aria-live="polite" aria-busy={meaning.state === 'loading'} className="mt-2">
        {meaning.state === 'loading' && <SkeletonText lines={3} />}
        {meaning.state === 'failed' && (
          <ErrorState title={t('failed')} action={<Button onClick={meaning.again}>{t('again')}</Button>}>
            <p>{t('failedText')}</p>
          </ErrorState>
        )}
        {meaning.state === 'found' && (
          <Meaning key={asked} asked={asked} sentence={word.sentence} answer={meaning.answer} />
        )}
      </div>
      <OtherWord onAsk={setTyped} />
    </div>
  );
}

/** Any word at all, for those who do not point, and for words that stand nowhere here. */
function OtherWord({ onAsk }: { readonly onAsk: (word: string) => void }) {
  const { t } = useTranslation('words');
  return (
    <form
      className="mt-4 flex items-end gap-2 border-t border-hairline pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const written = new FormData(event.currentTarget).get('word');
        if (typeof written === 'string' && written.trim() !== '') onAsk(written.trim());
      }}
    >
      <Input
        name="word"
        lang="nb"
        label={t('other')}
        maxLength={60}
        autoCapitalize="none"
        className="min-w-0 flex-1"
      />
      <Button type="submit" className="min-h-12 md:min-h-11" aria-label={t('search')}>
        <Icon name="lucide:search" />
      </Button>
    </form>
  );
}

function PanelButton(props: {
  readonly label: string;
  readonly icon: 'lucide:arrow-left' | 'lucide:arrow-right' | 'lucide:x';
  readonly onClick: () => void;
}) {
  return (
    <Button
      variant="quiet"
      className="size-12 px-0 sm:size-10"
      aria-label={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={18} />
    </Button>
  );
}

function isSame(one: Range, other: Range): boolean {
  return one.startContainer === other.startContainer && one.startOffset === other.startOffset;
}

/** The first word that is not scrolled away. */
function firstInSight(region: Element | null): RegionWord | null {
  if (!region) return null;
  const words = norwegianWords(region);
  return words.find(({ range }) => range.getBoundingClientRect().top >= 0) ?? words[0] ?? null;
}

const width = 352;
const gap = 10;

/** Below the word, or above it where there is more room; small screens go without (styles/look-up.css). */
function placeBeside(range: Range): Readonly<Record<`--${string}`, string>> {
  const box = range.getBoundingClientRect();
  const left = Math.max(gap, Math.min(box.left, window.innerWidth - width - gap));
  const below = window.innerHeight - box.bottom;
  return {
    '--left': `${left}px`,
    '--top': below >= box.top ? `${box.bottom + gap}px` : 'auto',
    '--bottom': below >= box.top ? 'auto' : `${window.innerHeight - box.top + gap}px`,
    '--room': `${Math.max(below, box.top) - 2 * gap}px`,
  };
}
