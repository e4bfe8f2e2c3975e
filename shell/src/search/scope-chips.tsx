import type { SearchKind, SearchScope } from '@arogya/domain/search/kinds';
import { BY_PHONE, EVERY_KIND, KIND_LABELS } from '@arogya/domain/search/texts';

interface ScopeChipsProps {
  readonly kinds: readonly SearchKind[];
  readonly chosen: SearchScope | null;
  readonly onChoose: (kind: SearchKind | null) => void;
}

/** The kinds that the search can be narrowed to, also by Tab; digits are looked for in all that have a phone. The focus stays in the field. */
export function ScopeChips({ kinds, chosen, onChoose }: ScopeChipsProps) {
  if (kinds.length < 2) return null;
  const isPhone = chosen === 'phone';
  return (
    <div className="ad-find-chips" role="group" aria-label="Search in">
      {[null, ...kinds].map((kind) => (
        <button
          key={kind ?? ''}
          type="button"
          tabIndex={-1}
          aria-pressed={kind === (isPhone ? null : chosen)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(kind)}
        >
          {kind ? KIND_LABELS[kind] : isPhone ? BY_PHONE : EVERY_KIND}
        </button>
      ))}
    </div>
  );
}
