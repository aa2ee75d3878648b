import { send } from '../../services/outbox/outbox.ts';
import { type FormProps, FormSheet } from './form/FormSheet.tsx';
import { LocationField } from './form/LocationField.tsx';
import { MediaField } from './form/MediaField.tsx';
import { TextArea } from './form/TextArea.tsx';
import { TextField } from './form/TextField.tsx';
import { useSheetForm } from './form/useSheetForm.ts';

const FIELDS = {
  title: { max: 50, needed: 'tipoff.needTitle' },
  text: { max: 2000, needed: 'tipoff.needText' },
  name: { max: 30 },
  contact: { max: 60 },
} as const;
const MEDIA = { picture: 9, video: 3, audio: 3 } as const;

/** Renders the form of a tip-off. It works without login; only files require one. */
export function TipoffForm({ request, onClose, t }: FormProps) {
  const form = useSheetForm({
    request,
    onClose,
    t,
    fields: FIELDS,
    media: MEDIA,
    login: null,
    send: ({ values: { title, text, name, contact }, files, place }) =>
      send('tipoff', { title, text, name, contact, place, attached: files }),
    // Every tip-off waits for the newsroom, so both outcomes have the same message.
    successMessages: { sent: 'tipoff.thanks', review: 'tipoff.thanks' },
  });
  return (
    <FormSheet form={form} submit={t('tipoff.send')} title={t('tipoff.write')}>
      <TextField
        autoComplete="off"
        autoFocus
        form={form}
        label={t('tipoff.fieldTitle')}
        name="title"
      />
      <TextArea
        form={form}
        label={t('tipoff.fieldText')}
        name="text"
        placeholder={t('tipoff.fieldTextHint')}
      />
      <MediaField form={form} />
      <LocationField form={form} />
      <TextField autoComplete="name" form={form} label={t('tipoff.fieldName')} name="name" />
      <TextField autoComplete="tel" form={form} label={t('tipoff.fieldContact')} name="contact" />
    </FormSheet>
  );
}
