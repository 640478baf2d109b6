/** A text with the words that prove the key marked in it, where they stand in it. */
export function MarkedText({ text, evidence }: { text: string; evidence: string | null }) {
  const start = evidence ? text.indexOf(evidence) : -1;
  if (!evidence || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className="evidence">{evidence}</mark>
      {text.slice(start + evidence.length)}
    </>
  );
}
