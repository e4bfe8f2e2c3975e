import './check-box.css';

interface CheckBoxProps {
  /** Its accessible name, e.g. 'Choose Asha Rao'. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is chosen. */
  readonly mixed?: boolean;
  /** `range`: Shift was held. */
  readonly onPress: (range: boolean) => void;
}

/** A check box without a text, of which a list has fifty: plain HTML. Its whole cell is the target. */
export function CheckBox({ label, checked, mixed = false, onPress }: CheckBoxProps) {
  const mark = (box: HTMLInputElement | null): void => {
    if (box) box.indeterminate = mixed;
  };
  return (
    <label className="ad-check-box">
      <input
        ref={mark}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
