import { FEATURES, FEATURES_TITLE } from '@arogya/domain/enquiries/landing';
import { LEAD_SOURCES, LEAD_STATUS, PRIORITY } from '@arogya/domain/leads/status';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { Fragment, type ReactNode } from 'react';
import { CodeSign, Starts } from './parts';

const Sources = () => (
  <div className="sources">
    {LEAD_SOURCES.map((source, index) => (
      <Fragment key={source}>
        <span>{source}</span>
        <i style={{ inlineSize: `${[88, 64, 40, 52, 28][index] ?? 30}%` }} />
      </Fragment>
    ))}
  </div>
);

const LEADS = [
  { name: 'Kavya Iyer', owner: 'Ravi', priority: PRIORITY.high, status: LEAD_STATUS.assigned },
  { name: 'Arjun Shah', owner: 'Sana', priority: PRIORITY.medium, status: LEAD_STATUS.contacted },
  { name: 'Leela Das', owner: 'Ravi', priority: PRIORITY.low, status: LEAD_STATUS.converted },
];

const Leads = () => (
  <div className="leads">
    {LEADS.map(({ name, owner, priority, status }) => (
      <p key={name}>
        <strong>{name}</strong>
        <span className="owner">{owner}</span>
        <StatusTag look={priority} />
        <StatusTag look={status} />
      </p>
    ))}
  </div>
);

const Link = () => (
  <div className="link">
    <CodeSign />
    <p>
      <strong>Lotus Clinic</strong>
      <span className="address">/book/lotus-clinic</span>
    </p>
  </div>
);

const Day = () => (
  <div className="day">
    <p>
      <span>10:15 am is taken.</span> <strong>Nearest free:</strong>
    </p>
    <Starts starts={['10:00 am', '10:15 am', '10:30 am', '10:45 am']} chosen="10:30 am" taken={['10:15 am']} />
    <p className="remind">Reminder sent one day before</p>
  </div>
);

const PICTURES: Record<keyof typeof FEATURES, ReactNode> = {
  leads: <Sources />,
  tracking: <Leads />,
  booking: <Link />,
  scheduling: <Day />,
};

/** The four areas of the product, each with an example from the product. */
export const Features = () => (
  <section className="features" aria-labelledby="features-title">
    <div className="wrap">
      <h2 id="features-title">{FEATURES_TITLE}</h2>
      <ul>
        {(Object.keys(FEATURES) as (keyof typeof FEATURES)[]).map((name) => (
          <li key={name} className={`card card-${name}`}>
            <div className="picture" aria-hidden="true">
              {PICTURES[name]}
            </div>
            <h3>{FEATURES[name].title}</h3>
            <p className="card-text">{FEATURES[name].text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
