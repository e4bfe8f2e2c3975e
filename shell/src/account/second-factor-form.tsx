import './second-factor.css';
import { useBeginSecondFactorMutation, useTurnOnSecondFactorMutation, type SecondFactorSetup } from '@arogya/api/auth';
import {
  CODES_DONE,
  CODES_TEXT,
  CODES_TITLE,
  CODE_OF_APP,
  SCAN_ALT,
  SCAN_TEXT,
  SECOND_FACTOR_FAILED,
  SECOND_FACTOR_ON,
  TURN_ON,
  TYPE_SECRET,
} from '@arogya/domain/auth/texts';
import { failureOf, sentenceOf, useSubmit } from '@arogya/platform';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { CodeField } from './code-field';

interface Values {
  code: string;
}

/** The codes are shown this one time. */
function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section aria-label={CODES_TITLE}>
      <h3>{CODES_TITLE}</h3>
      <p>{CODES_TEXT}</p>
      <ul className="ad-codes">
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
      <Button type="primary" block onClick={onDone}>
        {CODES_DONE}
      </Button>
    </section>
  );
}

/** The secret, as a picture and in text: some type it on the phone itself. */
const Secret = ({ setup }: { setup: SecondFactorSetup }) => (
  <>
    <p>{SCAN_TEXT}</p>
    <img className="ad-factor-qr" src={setup.qrCode} alt={SCAN_ALT} width={240} height={240} />
    <p>
      {TYPE_SECRET} <code className="ad-factor-secret">{setup.secret}</code>
    </p>
  </>
);

/** Shows a new secret, takes a code of it, and shows the recovery codes. */
export function SecondFactorForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<Values>();
  const [begin, { data: setup, error }] = useBeginSecondFactorMutation();
  const [turnOn] = useTurnOnSecondFactorMutation();
  const [submit, busy] = useSubmit();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => void begin(), [begin]);
  const save = async ({ code }: Values): Promise<void> => {
    const done = await submit(() => turnOn({ signInCode: { code } }), { success: SECOND_FACTOR_ON, failure: SECOND_FACTOR_FAILED, form });
    if (done.ok) setCodes(done.data.codes);
  };
  if (codes) return <Codes codes={codes} onDone={onDone} />;
  if (error)
    return <ErrorState title={SECOND_FACTOR_FAILED} text={sentenceOf(error, failureOf(error).text)} onRetry={() => void begin()} />;
  if (!setup) return <Skeleton />;
  return (
    <>
      <Secret setup={setup} />
      <RuleForm<Values> form={form} id="second-factor" busy={busy} onSubmit={save}>
        <CodeField hint={CODE_OF_APP} />
        <Button type="primary" block htmlType="submit" loading={busy}>
          {TURN_ON}
        </Button>
      </RuleForm>
    </>
  );
}
