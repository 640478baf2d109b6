import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { beginning } from './beginning.ts';
import type { DragGrip } from './use-drag-order.ts';

/** What moved a part: its own arrow keys, or one of its buttons. */
export type Handle = 'part' | 'up' | 'down';

type OrderPartProps = {
  readonly text: string;
  /** Its index among the parts that move. */
  readonly place: { readonly index: number; readonly count: number };
  readonly dragged: boolean;
  /** To put on what a pointer takes hold of (`useDragOrder`). */
  readonly grip: DragGrip;
  readonly onMove: (by: -1 | 1, handle: Handle) => void;
};

/** A part that moves: dragged, by the arrow keys on it, or by its two buttons. */
export function OrderPart({ text, place, dragged, grip, onMove }: OrderPartProps) {
  const { t } = useTranslation('task');
  const { index, count } = place;
  return (
    <li data-part className={classNames('order-part', dragged && 'is-dragged')}>
      {/* For a pointer; the part itself and the buttons are for everybody else. */}
      <span aria-hidden="true" {...grip} className="order-grip">
        <Icon name="lucide:grip-vertical" />
        {index + 2}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, this is a text that moves */}
      <span
        role="group"
        lang="nb"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it; the buttons do the same
        tabIndex={0}
        data-own-keys
        data-handle="part"
        aria-label={`${index + 2}. ${text}`}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onMove(event.key === 'ArrowUp' ? -1 : 1, 'part');
        }}
        className="min-w-0 flex-1 rounded-control py-2"
      >
        {text}
      </span>
      <span className="order-moves">
        <MoveButton
          handle="up"
          disabled={index === 0}
          name={t('moveUp', { text: beginning(text) })}
          onPress={() => onMove(-1, 'up')}
        />
        <MoveButton
          handle="down"
          disabled={index === count - 1}
          name={t('moveDown', { text: beginning(text) })}
          onPress={() => onMove(1, 'down')}
        />
      </span>
    </li>
  );
}

function MoveButton(props: { handle: 'up' | 'down'; disabled: boolean; name: string; onPress: () => void }) {
  const { handle, disabled, name, onPress } = props;
  return (
    <button
      type="button"
      data-handle={handle}
      disabled={disabled}
      onClick={onPress}
      aria-label={name}
      className="grid size-11 place-items-center rounded-control text-second hover:text-text disabled:opacity-30 lg:h-9"
    >
      <Icon name={handle === 'up' ? 'lucide:chevron-up' : 'lucide:chevron-down'} />
    </button>
  );
}
