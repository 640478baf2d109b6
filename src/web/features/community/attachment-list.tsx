import { useTranslation } from 'react-i18next';
import { isPicture } from '#domain/community/attachments.ts';
import { Icon } from '#web/components/icon.tsx';
import { Picture } from '#web/components/picture.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { ShownAttachment } from './attachment.ts';
import { fileSize } from './file-size.ts';

type Size = { readonly width: number; readonly height: number };

/** Pictures as pictures, other files by name and size; each is fetched as a download. Rule 9.465. */
export function AttachmentList({ attachments }: { readonly attachments: readonly ShownAttachment[] }) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  if (attachments.length === 0) return null;
  const pictures = attachments
    .filter(({ mediaType }) => isPicture(mediaType))
    // Each was measured when it was looked at.
    .map((one) => ({ ...one, width: one.width ?? 640, height: one.height ?? 480 }));
  const others = attachments.filter(({ mediaType }) => !isPicture(mediaType));
  return (
    <ul aria-label={t('files.label')} className="mt-5 flex flex-col items-start gap-3">
      {pictures.map(({ id, alt, fileName, width, height }) => (
        <li key={id}>
          <a href={`/community/file/${id}`} className="block rounded-control">
            <Picture
              provider={{ kind: 'own' }}
              file={{ path: `/community/file/${id}`, width, height }}
              alt={alt === '' ? t('files.picture', { name: fileName }) : alt}
              shown={shownSize({ width, height })}
              className="h-auto max-w-full rounded-control border border-hairline bg-sunk"
            />
          </a>
        </li>
      ))}
      {others.map(({ id, fileName, bytes }) => (
        <li key={id}>
          <a
            href={`/community/file/${id}`}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-control px-3 py-1.5 text-ui hover:bg-sunk"
          >
            <Icon name="lucide:download" size={18} />
            <span className="[overflow-wrap:anywhere]">{fileName}</span>
            <span className="text-sm whitespace-nowrap text-muted">{fileSize(bytes, locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A high picture is no reason to scroll past it: pixels. */
const highest = 384;

function shownSize({ width, height }: Size): Size {
  const scale = Math.min(1, highest / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
