import './setup.css';
import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons';
import { SETUP_DISMISS, SETUP_DONE, SETUP_HINT, SETUP_NOT_DONE, SETUP_STEPS, SETUP_TITLE } from '@arogya/domain/setup/texts';
import { DoctorFormDialog } from '@arogya/features/doctors/doctor-form-dialog';
import { Panel } from '@arogya/ui/cards/panel';
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { HospitalFormDialog } from '../hospitals/hospital-form-dialog';
import { QrDialog } from '../hospitals/qr-dialog';
import { useSetup, type Step } from './use-setup';

interface StepLineProps {
  readonly step: Step;
  readonly number: number;
  readonly done: boolean;
  readonly action: ReactElement | null;
}

function StepLine({ step, number, done, action }: StepLineProps) {
  const { title, hint } = SETUP_STEPS[step];
  return (
    <li data-done={done || undefined}>
      <span className="ad-setup-mark" role="img" aria-label={done ? SETUP_DONE : SETUP_NOT_DONE}>
        {done ? <CheckCircleFilled /> : number}
      </span>
      <div className="ad-setup-words">
        <strong>{title}</strong>
        <span>{hint}</span>
      </div>
      {done && step !== 'poster' ? null : action}
    </li>
  );
}

function actionOf(step: Step, setup: ReturnType<typeof useSetup>, isNext: boolean): ReactElement {
  const { done, hospital, bookingPage, open } = setup;
  const type = isNext ? 'primary' : 'default';
  const { title } = SETUP_STEPS[step];
  if (step !== 'booking') {
    const waits = step !== 'hospital' && !hospital;
    return (
      <Button type={type} disabled={waits} onClick={() => open(step)}>
        {title}
      </Button>
    );
  }
  return (
    <Button type={type} disabled={!done?.doctor} href={bookingPage} target="_blank" rel="noopener">
      {title}
    </Button>
  );
}

/** What a new installation needs before a patient can book; gone when all is done, or when an administrator hides it. */
export function SetupList() {
  const setup = useSetup();
  const { wanted, done, hospital, dialog, close, hide } = setup;
  const steps = Object.keys(SETUP_STEPS) as Step[];
  const next = done && steps.find((step) => !done[step]);
  return (
    <>
      {wanted && done ? (
        <Panel
          title={SETUP_TITLE}
          subtitle={SETUP_HINT}
          extra={<Button type="text" icon={<CloseOutlined />} aria-label={SETUP_DISMISS} title={SETUP_DISMISS} onClick={hide} />}
        >
          <ol className="ad-setup">
            {steps.map((step, index) => (
              <StepLine key={step} step={step} number={index + 1} done={done[step]} action={actionOf(step, setup, step === next)} />
            ))}
          </ol>
        </Panel>
      ) : null}
      <HospitalFormDialog open={dialog === 'hospital'} hospital={null} onClose={close} />
      <DoctorFormDialog key={hospital?.id ?? 'none'} open={dialog === 'doctor'} doctor={null} own={hospital} onClose={close} />
      <QrDialog hospital={dialog === 'poster' && hospital ? { ...hospital, isActive: true } : null} onClose={close} />
    </>
  );
}
