/** Where a person's recording lies below the content folder: `listen-a1-slug` in `listen/A1/slug`. */
export function recordingBase(stimulusId: string): string {
  const [category = '', level = '', ...slug] = stimulusId.split('-');
  return `${category}/${level.toUpperCase()}/${slug.join('-')}`;
}
