import { useSaveMessageTemplateMutation, type MessageTemplate, type SaveMessageTemplate } from '@arogya/api/messages';
import { formLabel } from '@arogya/domain/messages/forms';
import {
  COPY_TEXT,
  fromVariable,
  HEADER_HINT,
  HEADER_LABEL,
  ID_LABEL,
  PREVIEW,
  PROVIDER_NAME_HINT,
  PROVIDER_NAME_LABEL,
  SAVE_TEXT,
  SAVE_TEXT_FAILED,
  smsCount,
  TEXT_SAVED,
  TEXT_TO_REGISTER,
} from '@arogya/domain/messages/page-texts';
import { registrationRules } from '@arogya/domain/messages/registration-rules';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { Alert, Form, Input, Modal } from 'antd';

const FORM = 'message-text';

type IdValues = Required<Pick<SaveMessageTemplate, 'dltTemplateId' | 'dltHeader' | 'providerName'>>;

const valuesOf = ({ dltTemplateId, dltHeader, providerName }: MessageTemplate): IdValues => ({ dltTemplateId, dltHeader, providerName });

/** What is registered, how it may arrive, and what to know of it. */
function TextFacts({ message }: { readonly message: MessageTemplate }) {
  const { text, preview, language, segments, warnings } = message;
  return (
    <dl className="ad-message-facts">
      <dt>
        {TEXT_TO_REGISTER}
        <CopyButton text={text} label={COPY_TEXT} />
      </dt>
      <dd lang={language}>{text}</dd>
      <dt>
        {PREVIEW} ({smsCount(segments)})
      </dt>
      <dd lang={language}>{preview}</dd>
      {warnings.map((warning) => (
        <dd key={warning}>
          <Alert type="warning" showIcon title={warning} />
        </dd>
      ))}
    </dl>
  );
}

interface MessageTextDialogProps {
  readonly message: MessageTemplate;
  readonly onClose: () => void;
}

/** One text, and the ids under which operators and provider know it. */
export function MessageTextDialog({ message, onClose }: MessageTextDialogProps) {
  const { template, form: textForm, language, variable } = message;
  const [form] = Form.useForm<IdValues>();
  const [saveTemplate] = useSaveMessageTemplateMutation();
  const [submit, saving] = useSubmit();
  const { ifMatch, news, absorb } = useVersioned<MessageTemplate, IdValues>(form, message, valuesOf);
  const save = async (values: IdValues): Promise<void> => {
    const saveMessageTemplate = { template, form: textForm, language, ...values };
    const match = ifMatch ? { 'If-Match': ifMatch } : {};
    const texts = { success: TEXT_SAVED, failure: SAVE_TEXT_FAILED, form };
    const done = await submit(() => saveTemplate({ saveMessageTemplate, ...match }), texts);
    if (done.ok) onClose();
    else absorb(done.failure);
  };
  return (
    <Modal
      open
      title={formLabel(template, textForm)}
      footer={<FormFoot form={FORM} submit={SAVE_TEXT} busy={saving} onCancel={onClose} />}
      onCancel={onClose}
      {...LONG_FORM}
      width={640}
    >
      <TextFacts message={message} />
      <StaleNewsAlert news={news} />
      <RuleForm<IdValues> form={form} id={FORM} initialValues={valuesOf(message)} busy={saving} onSubmit={save}>
        <RuleField
          name="dltTemplateId"
          label={ID_LABEL}
          rule={registrationRules.dltTemplateId}
          {...(variable ? { hint: fromVariable(variable) } : {})}
        >
          <Input inputMode="numeric" autoComplete="off" />
        </RuleField>
        <RuleField name="dltHeader" label={HEADER_LABEL} rule={registrationRules.dltHeader} hint={HEADER_HINT}>
          <Input autoComplete="off" />
        </RuleField>
        <RuleField name="providerName" label={PROVIDER_NAME_LABEL} rule={registrationRules.providerName} hint={PROVIDER_NAME_HINT}>
          <Input autoComplete="off" />
        </RuleField>
      </RuleForm>
    </Modal>
  );
}
