import { classNames } from './class-names.ts';
import { icons } from './icons.generated.ts';

export type IconName = keyof typeof icons;

type IconProps = {
  /** A name new to the project needs `node scripts/assets/icons-build.ts` once. */
  readonly name: IconName;
  /** Pixels at the normal text size; grows with the text. */
  readonly size?: number;
  readonly className?: string;
};

/** A Lucide icon, drawn into the page itself, so that pages without script have it. Decorative: name what it stands beside. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
      // Attributes, not a style: what a page's script takes from another page's answer keeps its size.
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own generated shapes
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}
