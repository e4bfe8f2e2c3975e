import './hospital-settings.css';
import { useActiveHospitalsQuery, useHospitalSettingsQuery, type HospitalSettings } from '@arogya/api/hospitals';
import {
  CHOOSE_HOSPITAL,
  CHOOSE_HOSPITAL_HINT,
  HOSPITALS_FAILED,
  NO_HOSPITAL_OF_YOURS,
  NO_HOSPITAL_OF_YOURS_HINT,
  NO_HOSPITALS_YET,
  SETTINGS_FAILED,
} from '@arogya/domain/hospital-rules/texts';
import { scopeOf } from '@arogya/domain/access';
import { Fetched } from '@arogya/features/records/fetched';
import { PageHeader, useSession, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { Select } from 'antd';
import { useState } from 'react';
import { SettingsForm } from './settings-form';

/** The form goes on from what was saved; what others save meanwhile is merged when this person saves. */
function EditedSettings({ fetched }: { fetched: HospitalSettings }) {
  const [settings, setSettings] = useState(fetched);
  return <SettingsForm key={settings.version} settings={settings} onSaved={setSettings} />;
}

function SettingsOf({ hospitalId }: { hospitalId: string }) {
  const query = useHospitalSettingsQuery({ id: hospitalId }, { refetchOnMountOrArgChange: true });
  return (
    <Fetched<HospitalSettings> query={query} failure={SETTINGS_FAILED} label="Loading hospital settings">
      {(fetched) => <EditedSettings key={fetched.id} fetched={fetched} />}
    </Fetched>
  );
}

/** For an administrator: the settings of the hospital that is chosen. */
function ChosenHospital() {
  const [{ hospital }, setView] = useUrlState({ hospital: '' });
  const query = useActiveHospitalsQuery();
  // One that is inactive is opened from its drawer.
  const { currentData: other } = useHospitalSettingsQuery({ id: hospital }, { skip: hospital === '' });
  return (
    <Fetched query={query} failure={HOSPITALS_FAILED} label="Loading hospitals">
      {(hospitals) => {
        const chosen = hospital || (hospitals.length === 1 ? (hospitals[0]?.id ?? '') : '');
        const listed = hospitals.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
        const options =
          other && !hospitals.some(({ id }) => id === other.id) ? [...listed, { value: other.id, label: other.name }] : listed;
        if (options.length === 0) return <EmptyPanel text={NO_HOSPITALS_YET} />;
        return (
          <>
            <Select
              className="ad-settings-hospital"
              aria-label={CHOOSE_HOSPITAL}
              placeholder={CHOOSE_HOSPITAL}
              value={chosen || undefined}
              options={options}
              showSearch={LABEL_SEARCH}
              onChange={(value) => setView({ hospital: value })}
            />
            {chosen ? <SettingsOf key={chosen} hospitalId={chosen} /> : <EmptyPanel text={CHOOSE_HOSPITAL} hint={CHOOSE_HOSPITAL_HINT} />}
          </>
        );
      }}
    </Fetched>
  );
}

const EmptyPanel = (shown: { text: string; hint?: string }) => (
  <Panel>
    <EmptyState {...shown} />
  </Panel>
);

/** What patients of a hospital can do by their links, and in which languages it speaks to them. */
export function HospitalSettingsPage() {
  const { user, role } = useSession();
  const own = user?.hospitalId ?? null;
  return (
    <>
      <PageHeader />
      {scopeOf(role, 'hospital:rules') === 'all' ? (
        <ChosenHospital />
      ) : own ? (
        <SettingsOf hospitalId={own} />
      ) : (
        <EmptyPanel text={NO_HOSPITAL_OF_YOURS} hint={NO_HOSPITAL_OF_YOURS_HINT} />
      )}
    </>
  );
}
