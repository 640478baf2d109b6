import { useTranslation } from 'react-i18next';
import { isPicture } from '#domain/community/attachments.ts';
import { Icon } from '#web/components/icon.tsx';
import { Picture } from '#web/components/picture.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { ShownAttachment } from './attachment.ts';
import { fileSize } from './file-size.ts';

/** Pictures as pictures, other files by name and size; each is fetched as a download. Rule 9.465. */
export function AttachmentList({ attachments }: { readonly attachments: readonly ShownAttachment[] }) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  if (attachments.length === 0) return null;
  const pictures = attachments.filter(({ mediaType }) => isPicture(mediaType));
  const others = attachments.filter(({ mediaType }) => !isPicture(mediaType));
  return (
    <ul aria-label={t('files.label')} className="mt-5 flex flex-col items-start gap-3">
      {pictures.map(({ id, alt, fileName, width, height }) => (
        <li key={id}>
          <a href={`/community/file/${id}`} className="block rounded-control">
            <Picture
              provider={{ kind: 'own' }}
              path={`/community/file/${id}`}
              alt={alt === '' ? t('files.picture', { name: fileName }) : alt}
              {...sizeOf({ width, height })}
              className="h-auto max-h-96 w-auto max-w-full rounded-control border border-hairline bg-sunk"
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

/** How large a picture is, and how wide it is shown: in the column, and no higher than `max-h-96`. */
function sizeOf({ width, height }: Pick<ShownAttachment, 'width' | 'height'>) {
  // Every picture was measured when it was looked at.
  const [across, down] = [width ?? 640, height ?? 480];
  return { width: across, height: down, sizes: `min(100vw - 2.5rem, ${Math.ceil((24 * across) / down)}rem)` };
}
