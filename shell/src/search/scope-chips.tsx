import type { SearchKind } from '@arogya/domain/search/kinds';
import { EVERY_KIND, KIND_LABELS } from '@arogya/domain/search/texts';

interface ScopeChipsProps {
  readonly kinds: readonly SearchKind[];
  readonly chosen: SearchKind | null;
  readonly onChoose: (kind: SearchKind | null) => void;
}

/** The kinds that the search can be narrowed to, also by Tab. The focus stays in the field. */
export function ScopeChips({ kinds, chosen, onChoose }: ScopeChipsProps) {
  if (kinds.length < 2) return null;
  return (
    <div className="ad-find-chips" role="group" aria-label="Search in">
      {[null, ...kinds].map((kind) => (
        <button
          key={kind ?? ''}
          type="button"
          tabIndex={-1}
          aria-pressed={kind === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(kind)}
        >
          {kind ? KIND_LABELS[kind] : EVERY_KIND}
        </button>
      ))}
    </div>
  );
}
