import { HOW_IT_WORKS, STEPS } from '@arogya/domain/enquiries/landing';

/** The way of an enquiry in three steps. */
export const Steps = () => (
  <section className="steps" id="how" aria-labelledby="how-title">
    <div className="wrap">
      <h2 id="how-title">{HOW_IT_WORKS}</h2>
      <ol>
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
