import { useEffect, useRef, type ReactElement } from 'react';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import type { BookingHospitalAnswer } from '@arogya/api/booking';
import { useIsEmbedded } from '../../embed/embedded';
import { IconButton } from '../../words/icon-button';
import { specialtyIn } from '../../words/said';
import { Text } from '../../words/text';
import { useLanguageWords } from '../../words/words';
import { Avatar } from '../doctor-card';
import { choiceOf, useDraft, type Choice, type Draft } from '../draft';
import { ToastView } from '../toast-view';
import { BookBar } from './book-bar';
import { ChooseTime } from './choose-time';
import type { BookingFailure } from './use-booking';
import { giveBack } from './use-hold';
import { useSheet, type DialogRef, type SheetAsk } from './use-sheet';
import { VisitorFields } from './visitor-fields';

interface Props extends SheetAsk {
  readonly hospital: BookingHospitalAnswer;
  readonly online: boolean;
}

export function BookingSheet(props: Props): ReactElement {
  const { api, doctor, hospital, today, store, online, onClose } = props;
  const words = useLanguageWords();
  const { page, sheet: texts } = words.pages;
  const dialog = useDialog(props);
  const draft = useDraft(store);
  const sheet = useSheet(props, dialog);
  const choice = choiceOf(draft, doctor.id);
  const busy = sheet.booking.state !== 'ready';
  const failure = failureFor(choice, draft, sheet.booking.failure);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and Tab of the fields inside
    <dialog ref={dialog} className="sheet" aria-labelledby="sheet-title" onClose={onClose} onKeyDown={sheet.onKey}>
      <form className="sheet-form" noValidate autoComplete="off" onSubmit={sheet.submit}>
        <header className="sheet-head">
          <Avatar name={doctor.fullName} />
          <div>
            <Text as="h2" id="sheet-title">
              {texts.title({ doctor: doctorName(doctor.fullName) })}
            </Text>
            <p className="quiet">
              <Text as="span">{specialtyIn(words, doctor.specialty)}</Text>
              <span>{` · ${hospital.name}`}</span>
            </p>
          </div>
          <IconButton icon="close" label={texts.close()} onClick={() => dialog.current?.close()} />
        </header>
        {!online && (
          <Text as="p" className="banner" role="status">
            {store.shared ? page.offlineShared() : page.offline()}
          </Text>
        )}
        <div className="sheet-scroll">
          <fieldset className="sheet-body" disabled={busy}>
            <ChooseTime
              {...{ doctor, hospital, today }}
              week={sheet.week}
              slots={sheet.slots}
              holding={sheet.hold}
              errors={sheet.choiceErrors}
              chosen={choice?.at ?? null}
              onChoose={sheet.choose}
            />
            <VisitorFields {...{ api, store, draft, hospital }} form={sheet.form} codeNeeded={failure?.help === 'code'} />
          </fieldset>
        </div>
        <BookBar
          choice={choice}
          hold={sheet.hold.state}
          booking={sheet.booking}
          failure={failure}
          hospital={hospital}
          onHoldAgain={() => choice && sheet.hold.choose(choice.at)}
        />
      </form>
      <ToastView active />
    </dialog>
  );
}

/** Why the chosen start could not be booked; removed by another choice, or by the requested code. */
function failureFor(choice: Choice | null, { proven, visitor }: Draft, failure: BookingFailure | null): BookingFailure | null {
  if (!failure || failure.at !== choice?.at) return null;
  return failure.help === 'code' && proven === visitor.phone.trim() ? null : failure;
}

const open = (dialog: HTMLDialogElement, isEmbedded: boolean): void => (isEmbedded ? dialog.show() : dialog.showModal());

/** A native modal: the focus stays inside, Esc closes, and the focus returns to where it was. In a frame it is a part of the page. */
function useDialog({ api, doctor, store }: Props): DialogRef {
  const isEmbedded = useIsEmbedded();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) open(element, isEmbedded);
    // With a time chosen on the card, or before, what is left to do are the details.
    if (choiceOf(store.get(), doctor.id)) element?.querySelector('#your-details')?.scrollIntoView({ behavior: 'instant' });
    return () => giveBack(api, store);
  }, [api, store, doctor.id, isEmbedded]);
  return dialog;
}
