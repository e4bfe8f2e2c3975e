import { useRollBackReleaseMutation, useSwitchReleaseMutation, type LiveRelease } from '@arogya/api/releases';
import {
  END_TRIAL,
  GO_BACK,
  releaseText,
  SWITCH_FAILED,
  SWITCH_OFF,
  SWITCHED_OFF,
  TAKE_BACK_FAILED,
  TAKEN_BACK,
} from '@arogya/domain/releases/texts';
import { WhyDialog } from './why-dialog';

interface DialogProps {
  readonly live: LiveRelease;
  readonly onClose: () => void;
}

/** Ends a trial, or goes back to what was live before. */
export function TakeBackDialog({ live: { name, stable, canary }, onClose }: DialogProps) {
  const [rollBack] = useRollBackReleaseMutation();
  const text = canary
    ? `Everybody gets ${releaseText(stable)} on their next reload, those who try ${canary} too.`
    : `Everybody gets what was live before ${releaseText(stable)} on their next reload.`;
  return (
    <WhyDialog
      name={name}
      action={canary ? END_TRIAL : GO_BACK}
      text={text}
      label="What was wrong"
      send={(why) => rollBack({ mfe: name, rollBack: { why } })}
      done={TAKEN_BACK}
      failed={TAKE_BACK_FAILED}
      onClose={onClose}
    />
  );
}

/** Refuses the files of a micro-frontend: a fault that no other release mends. */
export function SwitchOffDialog({ live: { name }, onClose }: DialogProps) {
  const [switchRelease] = useSwitchReleaseMutation();
  return (
    <WhyDialog
      name={name}
      action={SWITCH_OFF}
      text="Its pages stay in the sidebar and say that it is not responding, until it is switched on again. All other pages go on."
      label="What is wrong"
      send={(why) => switchRelease({ mfe: name, switchRelease: { off: true, why } })}
      done={SWITCHED_OFF}
      failed={SWITCH_FAILED}
      onClose={onClose}
    />
  );
}
