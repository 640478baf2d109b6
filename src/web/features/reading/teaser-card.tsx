import type { ReactNode } from 'react';
import { WholeWords } from '#web/components/whole-words.tsx';
import type { Drawing } from '#web/features/sitting-data/sitting-data.ts';
import { ScenePicture } from './scene-picture.tsx';

type TeaserCardProps = {
  readonly href: string;
  readonly title: string;
  /** The title's language where it is not the page's. */
  readonly lang?: string;
  readonly text: string;
  readonly drawing: Drawing | null;
  readonly facts: ReactNode;
  /** The heading's element: the level below the list's own. */
  readonly as?: 'h2' | 'h3';
};

/** An article or a story in a list: the whole card leads to it. */
export function TeaserCard({ href, title, lang, text, drawing, facts, as: Heading = 'h3' }: TeaserCardProps) {
  return (
    <li className="teaser on-card">
      <ScenePicture drawing={drawing} decorative className="teaser-picture" />
      <div className="flex flex-1 flex-col p-5">
        <Heading className="heading-4" lang={lang}>
          <a href={href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
            <WholeWords>{title}</WholeWords>
          </a>
        </Heading>
        <p className="mt-1.5 text-ui text-second" lang={lang}>
          {text}
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 text-sm text-muted">{facts}</p>
      </div>
    </li>
  );
}
