import { useTranslation } from 'react-i18next';
import type { PublicMarkedTask } from '#domain/tasks/presentation.ts';
import type { Response } from '#domain/tasks/response.ts';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import type { TaskProps } from './task-props.ts';

type Cloze = Extract<PublicMarkedTask, { kind: 'cloze' | 'typed_cloze' }>;
type Letter = 'a';

/** A text with gaps: a list in each gap, or a field to type in. */
export function ClozeTask(props: TaskProps & { readonly cloze: Cloze }) {
  const { task, response, onRespond, cloze } = props;
  const values = valuesOf(cloze, response);
  const change = (gap: number, value: string) => {
    const next = values.map((old, place) => (place === gap ? value : old));
    onRespond(next.every((one) => one === '') ? null : responseOf(cloze.kind, next));
  };
  return (
    <div lang="nb" className="cloze-text space-y-4 font-serif text-lg">
      {cloze.text.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <p key={index} className="whitespace-pre-line">
          {paragraph.map((segment, place) =>
            segment.kind === 'text' ? (
              segment.text.slice(signsAfter(paragraph, place - 1).length)
            ) : (
              // A full stop or a comma stays in the line of its gap.
              <span key={`gap-${segment.gap}`} className="whitespace-nowrap">
                <Gap
                  task={task}
                  cloze={cloze}
                  gap={segment.gap}
                  value={values[segment.gap] ?? ''}
                  onChange={change}
                />
                {signsAfter(paragraph, place)}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

/** The punctuation that follows a gap at once; empty where none does, or where there is no gap. */
function signsAfter(paragraph: Cloze['text'][number], place: number): string {
  const [gap, text] = [paragraph[place], paragraph[place + 1]];
  if (gap?.kind !== 'gap' || text?.kind !== 'text') return '';
  return /^[.,;:!?»”)…]+/.exec(text.text)?.[0] ?? '';
}

type GapProps = {
  readonly task: SittingTask;
  readonly cloze: Cloze;
  readonly gap: number;
  readonly value: string;
  readonly onChange: (gap: number, value: string) => void;
};

function Gap({ task, cloze, gap, value, onChange }: GapProps) {
  const { t } = useTranslation('task');
  const label = t('gap', { number: gap + 1 });
  const key = keyOf({ task, cloze, gap });
  const right = task.review?.mark?.parts?.[gap] ?? (key === null ? null : false);
  const mark = right === null ? '' : right ? ' is-right' : ' is-wrong';
  const hint = cloze.kind === 'typed_cloze' ? cloze.gaps[gap]?.hint : null;
  const own =
    cloze.kind === 'cloze' ? cloze.gaps[gap]?.options.find((one) => one.letter === value)?.text : value;
  return (
    <span className="cloze-gap">
      {task.answered ? (
        <span className={`gap-field${mark}`}>
          <span className="sr-only">
            {label}, {t('yourAnswer')}:{' '}
          </span>
          {own || '–'}
        </span>
      ) : cloze.kind === 'cloze' ? (
        <select
          aria-label={label}
          value={value}
          onChange={(event) => onChange(gap, event.target.value)}
          className="gap-field"
        >
          <option value="">({gap + 1}) …</option>
          {cloze.gaps[gap]?.options.map((option) => (
            <option key={option.letter} value={option.letter}>
              {option.text}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          aria-label={hint ? `${label}: ${hint}` : label}
          value={value}
          maxLength={80}
          size={12}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          enterKeyHint="next"
          spellCheck={false}
          placeholder={`(${gap + 1})`}
          onChange={(event) => onChange(gap, event.target.value)}
          className="gap-field"
        />
      )}
      {hint && !task.answered && <span className="text-sm text-muted">({hint})</span>}
      {key !== null && right === false && (
        <strong className="font-semibold text-primary">
          <span className="sr-only">{t('right')}: </span>
          {key}
        </strong>
      )}
    </span>
  );
}

function valuesOf(cloze: Cloze, response: Response | null): readonly string[] {
  if (response?.kind === 'cloze') return response.letters.map((letter) => letter ?? '');
  if (response?.kind === 'typed_cloze') return response.texts;
  return cloze.gaps.map(() => '');
}

function responseOf(kind: Cloze['kind'], values: readonly string[]): Response {
  if (kind === 'typed_cloze') return { kind, texts: [...values] };
  return { kind, letters: values.map((value) => (value === '' ? null : (value as Letter))) };
}

/** The right word of a gap, once the key may be shown. */
function keyOf({
  task,
  cloze,
  gap,
}: {
  readonly task: SittingTask;
  readonly cloze: Cloze;
  readonly gap: number;
}): string | null {
  const secret = task.review?.secret;
  if (secret?.kind === 'typed_cloze') return secret.key[gap]?.[0] ?? null;
  if (secret?.kind === 'cloze' && cloze.kind === 'cloze') {
    return cloze.gaps[gap]?.options.find((option) => option.letter === secret.key[gap])?.text ?? null;
  }
  return null;
}
