/** Where attachments lie in the storage: `<person's id>/<attachment's id>`. */
export const attachmentBucket = 'attachments';

/** Rule 9.11: bytes of one file. */
export const attachmentBytes = 10 * 1024 * 1024;

/** Rule 5.20: images, PDF, Word and text, by the ending a file has and the type that goes with it. */
export const attachmentTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;

/** Files with a post, and with a comment; and how much one person may have lying there. */
export const attachmentLimits = {
  post: 5,
  comment: 1,
  aDay: { newcomer: 5, others: 40 },
  bytesOfOne: 200 * 1024 * 1024,
  name: 120,
  alt: 300,
} as const;

/** How long a file waits to be attached. */
export const strayAttachmentHours = 48;

/** The type that a file's ending stands for; null when such files are not taken. */
export function attachmentType(fileName: string): string | null {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(attachmentTypes, ending)
    ? attachmentTypes[ending as keyof typeof attachmentTypes]
    : null;
}

/** A file's name as it is shown: one line, no path, no letters that are not seen or that turn the line around. */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, stem = plain, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/.exec(plain) ?? [];
  return `${[...stem].slice(0, attachmentLimits.name - ending.length).join('') || 'file'}${ending}`;
}

export function isPicture(mediaType: string): boolean {
  return mediaType.startsWith('image/');
}
