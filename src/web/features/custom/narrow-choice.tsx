import { useTranslation } from 'react-i18next';
import { taskLevels } from '#domain/levels/levels.ts';
import { grammarPoints, markedKinds, topics } from '#domain/tasks/vocabulary.ts';
import { Icon } from '#web/components/icon.tsx';
import { Checkbox, RadioCard } from '#web/forms/choice.tsx';
import type { CustomChoice } from './custom-choice.ts';

type NarrowChoiceProps = {
  readonly wanted: Pick<CustomChoice, 'topics' | 'kinds' | 'grammarPoints' | 'only' | 'levels'>;
};

const draws = ['', 'new', 'wrong'] as const;

/** What is drawn from, more exactly: folded up, since most tests are mixed. Rule 9.279. */
export function NarrowChoice({ wanted }: NarrowChoiceProps) {
  const { t } = useTranslation(['custom-form', 'result']);
  const isNarrow = [wanted.topics, wanted.kinds, wanted.grammarPoints].some((list) => list.length > 0);
  const plain = (words: string) => words.replaceAll('*', '');
  return (
    <details open={isNarrow || wanted.only !== ''} className="disclosure border-y border-hairline">
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-semibold">
        <Icon name="lucide:sliders-horizontal" className="text-second" />
        <span className="flex-1">{t('narrow.title')}</span>
        <span className="disclosure-sign" aria-hidden="true" />
      </summary>
      <div className="space-y-6 pt-2 pb-6">
        <fieldset>
          <legend className="font-semibold">{t('narrow.draw')}</legend>
          <div className="mt-2 grid gap-2 sm:grid-cols-3">
            {draws.map((only) => (
              <RadioCard
                key={only}
                name="only"
                value={only}
                defaultChecked={wanted.only === only}
                label={t(`narrow.only.${only || 'all'}`)}
              />
            ))}
          </div>
          <p className="mt-2 text-sm text-muted">{t('narrow.onlyNote')}</p>
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{t('narrow.topics')}</legend>
          <div className="narrow-boxes">
            {topics.map((topic) => (
              <NarrowBox
                key={topic}
                name="topic"
                value={topic}
                checked={wanted.topics.includes(topic)}
                label={plain(t(`result:subject.topic.${topic}`))}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{t('narrow.kinds')}</legend>
          <div className="narrow-boxes">
            {markedKinds.map((kind) => (
              <NarrowBox
                key={kind}
                name="kind"
                value={kind}
                checked={wanted.kinds.includes(kind)}
                label={plain(t(`result:subject.task_kind.${kind}`))}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{t('narrow.grammar')}</legend>
          {taskLevels.map((level) => (
            <div key={level} className="mt-2">
              <p className="text-sm font-semibold text-second">{level}</p>
              <div className="narrow-boxes">
                {grammarPoints[level].map((point) => (
                  <NarrowBox
                    key={point}
                    name="grammar"
                    value={point}
                    checked={wanted.grammarPoints.includes(point)}
                    label={plain(t(`result:subject.grammar.${point}`))}
                  />
                ))}
              </div>
            </div>
          ))}
        </fieldset>
        <p className="text-sm text-muted">{t('narrow.note')}</p>
      </div>
    </details>
  );
}

type NarrowBoxProps = {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly label: string;
};

/** A box among many: not as loud as one of a few. */
function NarrowBox({ checked, label, ...rest }: NarrowBoxProps) {
  return (
    <Checkbox
      {...rest}
      defaultChecked={checked}
      label={<span className="text-ui font-normal">{label}</span>}
    />
  );
}
