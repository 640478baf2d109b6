import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { ClozeText } from '#domain/tasks/presentation.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { SceneImage } from '#web/features/tasks/scene-image.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { TaskLabel } from './task-label.tsx';

type Task = FunctionOutput<'admin-task'>['task'];
type Choice = { readonly letter: string; readonly text: ReactNode };

/** What may be answered and what is right, as a learner would say it. Nothing for writing and speaking. Rule 9.321. */
export function TaskKey({ task }: { readonly task: Task }) {
  const { t } = useTranslation('task');
  const { public: shown, secret } = task;
  switch (shown.kind) {
    case 'choose':
      return secret.kind === 'choose' && <Choices choices={shown.options} right={secret.key} />;
    case 'picture':
      return secret.kind === 'picture' && <Choices choices={picturesOf(shown, task)} right={secret.key} />;
    case 'which_person':
      return (
        secret.kind === 'which_person' && (
          <Choices
            choices={shown.persons.map(({ letter, name }) => ({ letter, text: name }))}
            right={secret.key}
          />
        )
      );
    case 'true_false':
      return secret.kind === 'true_false' && <Right own>{t(`truth.${secret.key}`)}</Right>;
    case 'match':
      return secret.kind === 'match' && <Pairs shown={shown} letters={secret.key} />;
    case 'cloze':
      return (
        secret.kind === 'cloze' && (
          <>
            <GapText text={shown.text} />
            {shown.gaps.map(({ options }, gap) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: gaps never change places
              <Gap key={gap} number={gap + 1}>
                <Choices choices={options} right={secret.key[gap] ?? ''} />
              </Gap>
            ))}
          </>
        )
      );
    case 'typed_cloze':
      return (
        secret.kind === 'typed_cloze' && (
          <>
            <GapText text={shown.text} />
            {secret.key.map((forms, gap) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: gaps never change places
              <Gap key={gap} number={gap + 1}>
                <Right>{forms.join(' / ')}</Right>
              </Gap>
            ))}
          </>
        )
      );
    case 'order':
      return (
        secret.kind === 'order' && (
          <ol className="list-decimal space-y-1 pl-6">
            <li>{shown.first}</li>
            {secret.key.map((letter) => (
              <li key={letter}>{textOf(shown.parts, letter)}</li>
            ))}
          </ol>
        )
      );
    case 'click_word':
      return secret.kind === 'click_word' && <Right>{secret.key}</Right>;
    case 'dictation':
      return secret.kind === 'dictation' && <Right>{secret.key}</Right>;
    default:
      return null;
  }
}

function picturesOf(
  shown: Extract<Task['public'], { readonly kind: 'picture' }>,
  { drawings }: Task,
): readonly Choice[] {
  return shown.options.map(({ letter, scene }) => ({
    letter,
    text: (
      <span className="block w-48">
        <SceneImage scene={scene} drawings={drawings} />
      </span>
    ),
  }));
}

function textOf(choices: readonly Choice[], letter: string | undefined): ReactNode {
  return choices.find((choice) => choice.letter === letter)?.text ?? letter;
}

/** All there is to choose, the right one marked. */
function Choices({ choices, right }: { readonly choices: readonly Choice[]; readonly right: string }) {
  const { t } = useTranslation('admin');
  return (
    <ul className="space-y-1">
      {choices.map(({ letter, text }) => (
        <li
          key={letter}
          className={classNames('flex items-start gap-2', letter === right && 'font-semibold')}
        >
          <span className="w-5 shrink-0 text-second">{letter}</span>
          <span className="min-w-0">{text}</span>
          {letter === right && <RightMark>{t('task.isKey')}</RightMark>}
        </li>
      ))}
    </ul>
  );
}

/** Each item with its option; then the options that go with none. */
function Pairs({
  shown: { items, options },
  letters,
}: {
  readonly shown: Extract<Task['public'], { readonly kind: 'match' }>;
  readonly letters: readonly string[];
}) {
  const { t } = useTranslation('admin');
  const over = options.filter(({ letter }) => !letters.includes(letter));
  return (
    <>
      <dl className="space-y-3">
        {items.map((item, place) => (
          <div key={item}>
            <dt className="text-second">{item}</dt>
            <dd>
              <Right>{textOf(options, letters[place])}</Right>
            </dd>
          </div>
        ))}
      </dl>
      {over.length > 0 && (
        <div>
          <TaskLabel>{t('task.over')}</TaskLabel>
          <ul className="list-disc pl-5">
            {over.map(({ letter, text }) => (
              <li key={letter}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The text with the numbers of its gaps in them. */
function GapText({ text }: { readonly text: ClozeText }) {
  return text.map((segments) => {
    const line = segments.map((one) => (one.kind === 'text' ? one.text : `(${one.gap + 1}) ____`)).join('');
    return (
      <p key={line} className="whitespace-pre-line">
        {line}
      </p>
    );
  });
}

function Gap({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <div>
      <TaskLabel>{t('task.gap', { number })}</TaskLabel>
      {children}
    </div>
  );
}

/** The right answer where there is nothing to choose from; `own` where it is in the words of the page. */
function Right({ children, own = false }: { readonly children: ReactNode; readonly own?: boolean }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  return (
    <p lang={own ? locale : 'nb'} className="flex items-start gap-2 font-semibold">
      <span className="min-w-0 whitespace-pre-line">{children}</span>
      <RightMark>{t('task.isKey')}</RightMark>
    </p>
  );
}

function RightMark({ children }: { readonly children: string }) {
  const { locale } = useLocale();
  return (
    <span lang={locale} className="mt-0.5 shrink-0 text-primary">
      <Icon name="lucide:check" size={18} />
      <span className="sr-only">{children}</span>
    </span>
  );
}
