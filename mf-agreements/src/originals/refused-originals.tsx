import { Strip } from 'shared/ui';

/** What could not be settled, document by document, while the answers can still be put right. */
export function RefusedOriginals({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div role="alert">
      {sentences.map((sentence) => (
        <Strip key={sentence} tone="orange">
          {sentence}
        </Strip>
      ))}
    </div>
  );
}
