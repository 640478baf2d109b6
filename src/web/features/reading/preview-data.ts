import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { drawingOf, type Story } from './reading-data.ts';

/** A draft as the page of a story takes it: published now, and related to nothing yet. */
export async function readPreview(
  context: LoadContext,
  { topic, scene, sources, corrections, versions }: FunctionOutput<'desk-previews'>,
): Promise<Story> {
  const now = new Date().toISOString();
  return {
    ...{ slug: '', topic, sources, corrections, versions, related: [] },
    ...{ publishedAt: now, updatedAt: now },
    drawing: await drawingOf(context, scene),
  };
}
