import type { ComponentType } from 'react';
import { MatchTask, type MatchTaskProps } from './match-task.tsx';
import { OrderTask, type OrderTaskProps } from './order-task.tsx';

/** What answers the kinds whose review is another thing than their question. A screen that only reviews loads none of it. */
export type OpenInputs = {
  readonly match: ComponentType<MatchTaskProps>;
  readonly order: ComponentType<OrderTaskProps>;
};

export const openInputs: OpenInputs = { match: MatchTask, order: OrderTask };
