import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import type { DraftQuestion } from '#domain/reading/story-draft.ts';
import { Button } from '#web/components/button.tsx';
import { Input, Select, TextArea } from '#web/forms/field.tsx';
import type { QuestionFieldsProps } from './desk-data.ts';
import { OptionFields, withRoom } from './option-fields.tsx';

const mostItems = 5;
const mostGaps = 4;
const letters = ['', 'a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Things, and what belongs to each of them; options may be left over. */
export function MatchFields({ question, put }: QuestionFieldsProps) {
  const { t } = useTranslation('desk');
  const { items } = question;
  return (
    <>
      <OptionFields
        name={t('question.options')}
        options={withRoom(question.options, 6)}
        onOptions={(options) => put({ options: [...options] })}
      />
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
        <div key={place} className="grid gap-3 sm:grid-cols-[1fr_10rem]">
          <Input
            label={t('question.item', { number: place + 1 })}
            lang="nb"
            maxLength={draftLimits.line}
            value={item.text}
            onChange={(event) => put({ items: changed(items, place, { text: event.target.value }) })}
          />
          <LetterChoice
            letter={item.letter}
            onLetter={(letter) => put({ items: changed(items, place, { letter }) })}
          />
        </div>
      ))}
      <Counted
        add={t('question.addItem')}
        remove={t('question.removeItem')}
        count={items.length}
        most={mostItems}
        onAdd={() => put({ items: [...items, { text: '', letter: '' }] })}
        onRemove={() => put({ items: items.slice(0, -1) })}
      />
    </>
  );
}

/** A text with gaps, and three or four options for each. */
export function ClozeFields({ question, put }: QuestionFieldsProps) {
  const { t } = useTranslation('desk');
  const { gaps } = question;
  return (
    <>
      <TextArea
        label={t('question.gapText')}
        hint={t('question.gapHint')}
        lang="nb"
        rows={3}
        maxLength={2000}
        value={question.text}
        onChange={(event) => put({ text: event.target.value })}
      />
      {gaps.map((gap, place) => (
        <OptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
          key={place}
          name={t('question.gap', { number: place + 1 })}
          options={withRoom(gap.options, 4)}
          letter={gap.letter}
          onOptions={(options) => put({ gaps: changed(gaps, place, { options: [...options] }) })}
          onLetter={(letter) => put({ gaps: changed(gaps, place, { letter }) })}
        />
      ))}
      <Counted
        add={t('question.addGap')}
        remove={t('question.removeGap')}
        count={gaps.length}
        most={mostGaps}
        onAdd={() => put({ gaps: [...gaps, { options: ['', '', '', ''], letter: '' }] })}
        onRemove={() => put({ gaps: gaps.slice(0, -1) })}
      />
    </>
  );
}

function LetterChoice({
  letter,
  onLetter,
}: {
  readonly letter: DraftQuestion['letter'];
  readonly onLetter: (letter: DraftQuestion['letter']) => void;
}) {
  const { t } = useTranslation('desk');
  return (
    <Select
      label={t('question.belongs')}
      value={letter}
      onChange={(event) => onLetter(event.target.value as DraftQuestion['letter'])}
    >
      {letters.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </Select>
  );
}

function Counted(of: {
  readonly add: string;
  readonly remove: string;
  readonly count: number;
  readonly most: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      {of.count < of.most && <Button onClick={of.onAdd}>{of.add}</Button>}
      {of.count > 0 && (
        <Button variant="quiet" onClick={of.onRemove}>
          {of.remove}
        </Button>
      )}
    </div>
  );
}

function changed<Item>(list: readonly Item[], place: number, change: Partial<Item>): Item[] {
  return list.map((one, at) => (at === place ? { ...one, ...change } : one));
}
