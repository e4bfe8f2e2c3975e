import './doctor-form.css';
import type { CalendarChangeFields } from '@arogya/api/calendars';
import { DOCTOR_CREATED } from '@arogya/domain/doctors/texts';
import { useWeekHours } from '@arogya/features/calendars/use-week-hours';
import { WeekHoursFields } from '@arogya/features/calendars/week-hours-fields';
import { AccountFields } from '@arogya/features/users/account-fields';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { doctorValues, newDoctor, type DoctorValues, type OwnHospital } from './doctor-form-values';
import { DoctorProfileFields } from './doctor-profile-fields';
import type { Doctor } from '@arogya/api/doctors';
import { DoctorWorkFields } from './doctor-work-fields';
import { useSaveDoctor } from './use-save-doctor';

const AffectedDrawer = lazy(() =>
  import('@arogya/features/calendars/affected-drawer').then((module) => ({ default: module.AffectedDrawer })),
);

const DecideOpen = lazy(() => import('@arogya/features/calendars/decide-open').then((module) => ({ default: module.DecideOpen })));

const FORM = 'doctor';

export interface DoctorFormDialogProps {
  readonly open: boolean;
  /** null: a new doctor. */
  readonly doctor: Doctor | null;
  /** Set for a hospital administrator, whose doctors all belong to this hospital. */
  readonly own?: OwnHospital | null;
  /** The toast after adding; 'Doctor profile created successfully.' by default. */
  readonly addedText?: string;
  readonly onClose: () => void;
}

/**
 * Add or edit a doctor's profile. It stays mounted, so that a draft survives closing; give it a `key` per record and
 * version.
 */
export function DoctorFormDialog({ open, doctor, own = null, addedText = DOCTOR_CREATED, onClose }: DoctorFormDialogProps) {
  const [form] = Form.useForm<DoctorValues>();
  const initial = useMemo(() => (doctor ? doctorValues(doctor) : newDoctor(own)), [doctor, own]);
  const week = useWeekHours(doctor?.id ?? null, open);
  const [hours, setHours] = useState<CalendarChangeFields | null>(null);
  const [openChangeId, setOpenChangeId] = useState<string | null>(null);
  const onSaved = ({ id, openChangeId: open = null }: Doctor): void => {
    setHours(week.changeOf(id));
    setOpenChangeId(open);
    onClose();
  };
  const { save, saving, news } = useSaveDoctor({ form, doctor, own, addedText, onSaved });
  const submit = (values: DoctorValues): void => {
    if (week.isRight()) void save(values);
  };
  const kept = doctor?.hospitalId ? { value: doctor.hospitalId, label: doctor.hospitalName ?? 'Current hospital' } : null;
  const made = (): void => {
    setHours(null);
    week.reset();
  };
  const footer = <FormFoot form={FORM} submit={doctor ? 'Save Profile' : 'Add Doctor'} busy={saving} onCancel={onClose} />;
  return (
    <>
      <Modal
        open={open}
        title={doctor ? 'Edit Doctor Profile' : 'Add Doctor Profile'}
        footer={footer}
        onCancel={onClose}
        {...LONG_FORM}
        {...(doctor ? {} : { afterOpenChange: focusOnOpen(`${FORM}_fullName`) })}
      >
        <StaleNewsAlert news={news} />
        <RuleForm<DoctorValues> form={form} id={FORM} initialValues={initial} busy={saving} onSubmit={submit}>
          <DoctorProfileFields />
          <DoctorWorkFields own={own} keptHospital={kept} keptCity={doctor?.city ?? own?.city ?? null} />
          <WeekHoursFields week={week} />
          {doctor?.userId ? null : (
            <AccountFields label="Create user account" hint="Lets the doctor sign in and see their own appointments" />
          )}
        </RuleForm>
      </Modal>
      {hours ? (
        <Suspense fallback={null}>
          <AffectedDrawer open title="Hours by day" change={hours} onClose={() => setHours(null)} onMade={made} />
        </Suspense>
      ) : null}
      {openChangeId && !hours ? (
        <Suspense fallback={null}>
          <DecideOpen which={({ id }) => id === openChangeId} onClose={() => setOpenChangeId(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
