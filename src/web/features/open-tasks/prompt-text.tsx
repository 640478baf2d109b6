/** A prompt in its paragraphs and lists. */
export function PromptText({ prompt }: { readonly prompt: string }) {
  return (
    <>
      {promptParagraphs(prompt).map(({ kind, lines }, index) =>
        kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the prompt never changes
          <ul key={index} className="my-2 list-disc space-y-1 pl-6 marker:text-muted">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the prompt never changes
          <p key={index} className="my-2 whitespace-pre-line">
            {lines.join('\n')}
          </p>
        ),
      )}
    </>
  );
}

type Paragraph = { readonly kind: 'text' | 'list'; readonly lines: readonly string[] };

/** Lines that begin with `- ` are a list; all else is text. */
export function promptParagraphs(prompt: string): readonly Paragraph[] {
  const paragraphs: { kind: Paragraph['kind']; lines: string[] }[] = [];
  for (const line of prompt.trim().split('\n')) {
    const kind = /^- /.test(line) ? 'list' : 'text';
    const last = paragraphs.at(-1);
    if (last?.kind === kind) last.lines.push(line.replace(/^- /, ''));
    else paragraphs.push({ kind, lines: [line.replace(/^- /, '')] });
  }
  return paragraphs;
}
