import { Delayed } from '@arogya/ui/states/delayed';

/** The list before it is there, in its own measures. */
export const AffectedSkeleton = () => (
  <div role="status" aria-label="Finding affected appointments" className="ad-affected">
    <Delayed>
      <div className="ad-affected-head">
        <span className="ad-affected-blank" style={{ width: 180 }} />
      </div>
      <ul className="ad-affected-waits">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className="ad-affected-row">
            <span className="ad-affected-blank" />
            <span className="ad-affected-blank" />
            <span className="ad-affected-blank" />
          </li>
        ))}
      </ul>
    </Delayed>
  </div>
);
